# Whitby: `make play` and `make test` are enough; the rest is for those who work on it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
BENCH := .venv-bench
JOBS ?= 2
GAME ?= nosferatu
GAMES ?= 100000
KILLS ?= 1000
TWINS ?= 24
FRAMES ?= 100000
PIP := -m pip install --quiet --disable-pip-version-check
PIN := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet
AUDIT := .venv-audit

# Bytecode is kept, whatever the caller's environment says: tests start hundreds of interpreters.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal serve page test check format compile bench load soak belief kills holes twins timing heavy frames page-speed by-map sbom audit lock clean test-interpreted test-browser test-compiled

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: page ## set up, start a server on this machine and open the page, with bots ready
	@$(BIN)/whitby $(ARGS)

terminal: $(VENV)/.run ## play in the terminal instead (GAME=duel, ARGS="--lang fr" and so on)
	@$(BIN)/whitby play $(GAME) $(ARGS)

serve: page ## set up and start a server for others (ARGS="--port 9000" and so on)
	@$(BIN)/whitby serve $(ARGS)

page: $(VENV)/.run ## build the page from web/ where it changed, with Node from PyPI
	@$(BIN)/python hatch_build.py

test: ## set up, check, and run the whole suite twice: interpreted and compiled
	@$(MAKE) -j 3 check test-interpreted compile  # two cores are busy, and the browser has its peace
	@$(MAKE) test-browser
	@$(MAKE) test-compiled

check: $(VENV)/.dev page ## format, lint and strict types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python scripts/npm.py run check --silent
	$(BIN)/python scripts/npm.py test --silent

format: $(VENV)/.dev ## rewrite the source in the project's format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

test-interpreted: $(VENV)/.dev page ## the suite on plain Python
	@echo "== suite, interpreted =="
	WHITBY_EXPECT=interpreted $(BIN)/python -m pytest -n $(JOBS) -q --ignore=tests/browser \
	  --ignore=tests/fury/test_laws.py \
	  --deselect=tests/laws/test_conformance.py::test_every_variant_obeys_every_law

test-browser: $(VENV)/.browser page ## the page in a real browser
	@echo "== page, in a real browser =="
	$(BIN)/python -m pytest -n $(JOBS) -q tests/browser

# The server, the page and the words are not compiled: of their tests those run here that play whole
# games. The laws of Fury of Dracula and of the variants run here only, which is faster.
test-compiled: compile ## the suite on the compiled engine
	@echo "== suite, compiled with mypyc =="
	WHITBY_EXPECT=compiled PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) -q \
	  $(filter-out tests/server/ tests/browser/ tests/words/ tests/records/ tests/walks/ tests/__pycache__/,$(wildcard tests/*/ tests/test_*.py)) \
	  tests/server/test_client.py tests/server/test_twin_worlds.py tests/server/test_opponents.py

compile: $(COMPILED)/.done ## compile core, games and bots with mypyc into build/compiled

bench: compile $(BENCH)/.done ## measure whitby beside its peers and print ratios
	$(BENCH)/bin/python benchmarks/run.py $(ARGS)

soak: compile ## the long campaigns (GAMES=100000 random games under every law)
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/soak.py --games $(GAMES) --jobs $(JOBS)

belief: $(VENV)/.dev ## follow the hunters' belief in Fury of Dracula through random games (GAMES=10000)
	$(BIN)/python scripts/belief.py --games $(GAMES) --jobs $(JOBS)

kills: $(VENV)/.dev ## kill a server under play again and again (KILLS=1000)
	$(BIN)/python scripts/kills.py --kills $(KILLS) --jobs $(JOBS)

holes: $(VENV)/.dev ## open every closed hole of the server, one at a time, and see that tests find it
	$(BIN)/python scripts/holes.py $(ARGS)

twins: $(VENV)/.dev ## compare all traffic of two worlds that nobody should tell apart (TWINS=24)
	PYTHONPATH=tests $(BIN)/python scripts/twins.py --games $(TWINS)

timing: $(VENV)/.dev ## compare how long answers take in worlds that nobody should tell apart
	PYTHONPATH=tests $(BIN)/python scripts/timing.py $(ARGS)

heavy: $(VENV)/.dev ## ask for a long finished game 450 times at once, and see how long others wait
	PYTHONPATH=tests $(BIN)/python scripts/heavy_reads.py $(ARGS)

frames: $(VENV)/.dev ## send a server what makes no sense (FRAMES=100000)
	$(BIN)/python scripts/frames.py --frames $(FRAMES)

page-speed: $(VENV)/.browser page ## measure the page in a real browser
	$(BIN)/python scripts/page_speed.py $(ARGS)

by-map: $(VENV)/.browser page ## play whole games of Fury of Dracula on the map, in a real browser
	$(BIN)/python scripts/by_map.py $(ARGS)

load: $(VENV)/.run $(BENCH)/.done ## 2,000 sockets at 300 tables, beside boardgame.io's server
	$(BENCH)/bin/python benchmarks/load/run.py $(ARGS)

sbom: $(VENV)/.run $(AUDIT)/.done ## list what Whitby is made of, as CycloneDX, in build/sbom
	@$(BIN)/python scripts/supply.py sbom

audit: $(VENV)/.run $(AUDIT)/.done ## look for known vulnerabilities in the pinned dependencies (asks PyPI and npm)
	@$(BIN)/python scripts/supply.py audit

lock: ## pin the dependencies anew (needs uv)
	$(PIN) -o requirements/run.lock pyproject.toml
	$(PIN) -c requirements/run.lock -o requirements/build.lock requirements/build.in
	$(PIN) -o requirements/dev.lock pyproject.toml $(addprefix requirements/,build.in compile.in postgres.in dev.in)
	$(PIN) -c requirements/dev.lock -o requirements/compile.lock requirements/compile.in
	$(PIN) -c requirements/dev.lock -o requirements/postgres.lock requirements/postgres.in
	$(PIN) -o requirements/audit.lock requirements/audit.in

clean: ## remove environments and build products
	rm -rf $(VENV) $(BENCH) $(AUDIT) build dist

$(VENV)/.run: requirements/run.lock requirements/build.lock pyproject.toml
	@test -x $(BIN)/python || { echo "setting up $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@$(BIN)/python $(PIP) --require-hashes -r requirements/run.lock -r requirements/build.lock
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.lock
	@echo "installing the developers' tools ..."
	@$(BIN)/python $(PIP) --require-hashes -r requirements/dev.lock
	@touch $@

$(VENV)/.browser: $(VENV)/.dev
	@$(BIN)/python scripts/browser.py > /dev/null
	@touch $@

SOURCES := $(shell find src docs/rules -type f ! -name '*.pyc' ! -path 'src/whitby/page/*')

$(COMPILED)/.done: $(VENV)/.dev $(SOURCES) pyproject.toml
	@echo "compiling with mypyc (some minutes) ..."
	@rm -rf $(COMPILED) build/wheel build/source && mkdir -p build/source/docs
	@cp -R src pyproject.toml hatch_build.py README.md LICENSE NOTICE build/source && cp -R docs/rules build/source/docs
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
	  --no-deps --no-build-isolation -w build/wheel ./build/source
	@$(BIN)/python $(PIP) --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@

$(BENCH)/.done: benchmarks/requirements.lock
	@echo "setting up $(BENCH) with the peers ..."
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP) --require-hashes -r benchmarks/requirements.lock
	@touch $@

$(AUDIT)/.done: requirements/audit.lock
	@$(PYTHON) -m venv $(AUDIT)
	@$(AUDIT)/bin/python $(PIP) --require-hashes -r requirements/audit.lock
	@touch $@
