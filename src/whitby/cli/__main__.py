"""`python -m whitby.cli` is the command `whitby`."""

from whitby.cli.app import main

if __name__ == "__main__":
    main()
