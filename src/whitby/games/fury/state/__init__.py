"""What lies on the table of Fury of Dracula, in parts."""
