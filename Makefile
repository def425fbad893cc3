# Players need only `make play`; the other targets are for development.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
QUICK := build/quick
BENCH := .venv-bench
JOBS ?= 2
GAME ?= nosferatu
GAMES ?= 100000
KILLS ?= 1000
TWINS ?= 24
PRINTS ?= 200
FRAMES ?= 100000
PIP := -m pip install --quiet --disable-pip-version-check
PIN := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet
AUDIT := .venv-audit
DIST := .venv-dist
LEARN := .venv-learn
# Each process gets a run of files, and takes over tests of another when it has none left.
PYTEST := $(BIN)/python -m pytest -q --dist worksteal
SUITE := $(BIN)/python scripts/suite.py
# Runs the compiled engine if there is one, and else builds it in the background; COMPILE=off does neither.
START = COMPILE=$(COMPILE) $(BIN)/python scripts/engine.py run
COMPILE ?= on

# Bytecode is kept, whatever the caller's environment says: tests start hundreds of interpreters.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal serve page site site-serve test check format thorough coverage compile bench bench-search load soak encodings baselines ppo belief kills holes twins fingerprint timing heavy frames page-speed by-map dist sbom audit lock clean test-interpreted test-browser test-compiled kit

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: page ## set up, start a server on this machine and open the page, to play with bots
	@$(START) $(BIN)/whitby $(ARGS)

terminal: $(VENV)/.run ## play in the terminal instead (GAME=duel, ARGS="--lang fr" and so on)
	@$(START) $(BIN)/whitby play $(GAME) $(ARGS)

serve: page ## set up and start a server for others (ARGS="--port 9000" and so on)
	@$(START) $(BIN)/whitby serve $(ARGS)

page: $(VENV)/.run ## build the page from web/ if it changed, with Node from PyPI
	@$(BIN)/python hatch_build.py

# After the page, which installs the packages that both need.
site: $(VENV)/.dev page ## build the static site into build/site: play, puzzles and documentation without a server
	@$(BIN)/python scripts/static_site.py
	@$(BIN)/python scripts/docs_site.py

site-serve: site ## build the static site and show it (ARGS="--port 9000")
	@$(BIN)/python scripts/static_site.py --serve $(ARGS)

# Two steps, each with more processes than two cores, because tests also wait: for sockets, for a
# browser, for the clock. The tests that play whole games never wait; with a lower priority they fill
# the gaps of the browser tests, and then have both cores.
test: ## set up, check, and run the suite: interpreted, in a browser and compiled
	@PAGE=later $(MAKE) -j 4 $(VENV)/.browser check test-interpreted $(QUICK)/.done JOBS=3
	@$(MAKE) -j 2 test-browser test-compiled ENGINE=$(QUICK) BEHIND="nice -n 3"

check: $(VENV)/.dev page ## check formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python scripts/npm.py run check --silent
	$(BIN)/python scripts/npm.py test --silent

format: $(VENV)/.dev ## format the source and fix what lint can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

test-interpreted: $(VENV)/.dev page ## run the tests on plain Python
	@echo "== suite, interpreted =="
	WHITBY_EXPECT=interpreted $(SUITE) interpreted -n $(JOBS) --ignore=tests/browser \
	  --ignore=tests/bots -m "not whole_games"

# ENGINE is where a compiled engine is, if one shall serve the page.
test-browser: $(VENV)/.browser page site ## run the browser tests
	@echo "== page, in a real browser =="
	WHITBY_EXPECT=$(if $(ENGINE),compiled,interpreted) PYTHONPATH=$(ENGINE) \
	  $(SUITE) browser -n $(JOBS) tests/browser

# Scenes of single rules, the server, the terminal and the words run interpreted. Compiled run the tests
# that reach every part of the engine: laws, recorded games, walks, and those that run only here,
# because that is faster: the bots' own tests, and all marked `whole_games`.
test-compiled: $(QUICK)/.done ## run the tests that play whole games on the compiled engine
	@echo "== suite, compiled with mypyc =="
	WHITBY_EXPECT=compiled PYTHONPATH=$(QUICK) $(BEHIND) $(SUITE) compiled -n $(JOBS) \
	  $(addprefix tests/,bots core kit/test_observations.py kit/test_painters.py kit/test_vector.py laws lessons puzzles test_wheels.py test_fingerprint.py test_records.py test_walks.py) \
	  $(addprefix tests/server/,test_botpool.py test_client.py test_parts.py) \
	  $$(grep -rl --include='test_*.py' 'mark.whole_games' $(addprefix tests/,cli duel fury nosferatu server study))

thorough: $(VENV)/.browser page site $(QUICK)/.done ## run the longest tests in full
	THOROUGH=1 PYTHONPATH=$(QUICK) $(PYTEST) -n $(JOBS) tests/browser
	THOROUGH=1 PYTHONPATH=$(QUICK) $(PYTEST) -n $(JOBS) tests/laws \
	  $(addprefix tests/,bots/test_imagined_play.py fury/test_laws.py nosferatu/test_retelling.py test_fingerprint.py) \
	  $(addprefix tests/server/test_,http_schemathesis.py table_life.py twin_worlds.py kills.py frames.py)

coverage: $(VENV)/.dev page ## list the lines and branches that the interpreted tests do not reach
	@mkdir -p build/coverage
	$(PYTEST) --cov --cov-report=term-missing -n $(JOBS) --ignore=tests/browser -m "not whole_games"

compile: $(COMPILED)/.done ## compile core, games, paint and bots with mypyc into build/compiled

bench: compile $(BENCH)/.done ## benchmark the engine against comparable libraries and print ratios
	$(BENCH)/bin/python benchmarks/run.py $(ARGS)

bench-search: compile $(BENCH)/.done ## compare the search's simulations per second with open_spiel's
	PYTHONPATH=$(COMPILED) $(BENCH)/bin/python -m benchmarks.search $(ARGS)

soak: compile ## check every law on random games (GAMES=100000)
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/soak.py --games $(GAMES) --jobs $(JOBS)

encodings: compile ## check that random games fit the encodings for networks (GAMES=10000)
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/encoding_walks.py --games $(GAMES) --jobs $(JOBS)

baselines: compile ## play the baselines of all games and print one table (ARGS="--only duel --games 20")
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/baselines.py $(ARGS)

.PHONY: insights
insights: compile ## play the games of docs/insights.md that are missing in build/insights (ARGS="duel --seconds 600")
	PYTHONPATH=$(COMPILED) $(BIN)/python scripts/insights.py play $(ARGS)

.PHONY: test-pyodide site-docs
test-pyodide: $(VENV)/.dev page ## run the whole suite of the engine under Pyodide (CPython for WebAssembly)
	THOROUGH=1 $(PYTEST) -o faulthandler_timeout=1800 tests/test_pyodide.py

site-docs: $(VENV)/.dev page ## build the documentation site into build/site/docs, and check its links
	@$(BIN)/python scripts/docs_site.py

ppo: compile $(LEARN)/.done ## train PPO on the duel and let it meet bots (ARGS="--against self --steps 100000")
	PYTHONPATH=$(COMPILED) $(LEARN)/bin/python scripts/ppo.py $(ARGS)

kit: $(VENV)/.dev ## run the official tests of PettingZoo, Gymnasium and OpenSpiel in full
	THOROUGH=1 $(PYTEST) -o faulthandler_timeout=1800 -n $(JOBS) tests/kit
	$(BIN)/python scripts/kit_speed.py

belief: $(VENV)/.dev ## check what the hunters can deduce in Fury of Dracula on random games (GAMES=10000)
	$(BIN)/python scripts/belief.py --games $(GAMES) --jobs $(JOBS)

kills: $(VENV)/.dev ## kill a busy server again and again, and check that nothing is lost (KILLS=1000)
	$(BIN)/python scripts/kills.py --kills $(KILLS) --jobs $(JOBS) $(ARGS)

.PHONY: puzzles
puzzles: $(VENV)/.run ## write the puzzles into build/puzzles, as files for a static site
	@$(BIN)/python scripts/puzzles.py build/puzzles $(ARGS)

.PHONY: scale-out
scale-out: $(VENV)/.dev ## measure one server and two on PostgreSQL, on a quiet machine
	$(BIN)/python scripts/scale_out.py $(ARGS)

holes: $(VENV)/.dev ## reopen every closed security hole, one at a time, and check that tests catch it
	$(BIN)/python scripts/holes.py $(ARGS)

twins: $(VENV)/.dev ## compare all traffic of games that a viewer must not be able to tell apart (TWINS=24)
	PYTHONPATH=tests $(BIN)/python scripts/twins.py --games $(TWINS) $(ARGS)

fingerprint: $(VENV)/.dev ## hash everything that leaves the engine and the server (PRINTS=200, ARGS="--compare FILE")
	$(BIN)/python scripts/fingerprint.py --games $(PRINTS) --jobs $(JOBS) $(ARGS)

timing: $(VENV)/.dev ## check that response times leak no hidden information
	PYTHONPATH=tests $(BIN)/python scripts/timing.py $(ARGS)

heavy: $(VENV)/.dev ## request a long finished game 450 times at once, and measure how long others wait
	PYTHONPATH=tests $(BIN)/python scripts/heavy_reads.py $(ARGS)

frames: $(VENV)/.dev ## fuzz a server with malformed frames and requests (FRAMES=100000)
	$(BIN)/python scripts/frames.py --frames $(FRAMES)

page-speed: $(VENV)/.browser page ## measure the page in a real browser
	$(BIN)/python scripts/page_speed.py $(ARGS)

by-map: $(VENV)/.browser page ## play whole games of Fury of Dracula on the map, in a real browser
	$(BIN)/python scripts/by_map.py $(ARGS)

load: $(VENV)/.run $(BENCH)/.done ## load-test the server with 2,000 sockets at 300 tables, next to boardgame.io's
	$(BENCH)/bin/python benchmarks/load/run.py $(ARGS)

dist: $(DIST)/.done page ## build a source archive, a plain and a compiled wheel into dist (ARGS="sdist pure")
	@$(DIST)/bin/python scripts/dist.py $(ARGS)

sbom: $(VENV)/.run $(AUDIT)/.done ## list Whitby's components as CycloneDX in build/sbom
	@$(BIN)/python scripts/supply.py sbom

audit: $(VENV)/.run $(AUDIT)/.done ## look for known vulnerabilities in the pinned dependencies (asks PyPI and npm)
	@$(BIN)/python scripts/supply.py audit

lock: ## pin the dependencies again (needs uv)
	$(PIN) --extra server --extra client -o requirements/run.lock pyproject.toml
	$(PIN) -c requirements/run.lock -o requirements/build.lock requirements/build.in
	$(PIN) $(addprefix --extra ,server client data ray) -o requirements/dev.lock pyproject.toml $(addprefix requirements/,build.in compile.in postgres.in dev.in)
	$(PIN) -c requirements/dev.lock -o requirements/compile.lock requirements/compile.in
	$(PIN) -c requirements/dev.lock -o requirements/postgres.lock requirements/postgres.in
	$(PIN) -c requirements/dev.lock -o requirements/dist.lock requirements/dist.in
	$(PIN) -o requirements/audit.lock requirements/audit.in
	$(PIN) -c requirements/dev.lock --extra gymnasium --extra pettingzoo -o requirements/learn.lock pyproject.toml requirements/learn.in

clean: ## remove environments and build products
	rm -rf $(VENV) $(BENCH) $(AUDIT) $(DIST) $(LEARN) .venv-compile build dist

$(VENV)/.run: requirements/run.lock requirements/build.lock pyproject.toml
	@test -x $(BIN)/python || { echo "setting up $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@$(BIN)/python $(PIP) --require-hashes -r requirements/run.lock -r requirements/build.lock
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.lock
	@echo "installing the developers' tools ..."
	@$(BIN)/python $(PIP) --no-compile --require-hashes -r requirements/dev.lock
	@touch $@

$(VENV)/.browser: $(VENV)/.dev
	@$(BIN)/python scripts/browser.py > /dev/null
	@touch $@

SOURCES := $(shell find src docs/rules -type f ! -name '*.pyc' ! -path 'src/whitby/page/*')

# The tests run on a build that the C compiler hardly optimises: it takes a third of the time to make,
# and the C that mypyc writes is the same. It serves the page from src.
$(QUICK)/.done: LEVEL := 0
$(COMPILED)/.done: LEVEL := 3
$(QUICK)/.done $(COMPILED)/.done: $(VENV)/.dev $(SOURCES) pyproject.toml scripts/engine.py | page
	@echo "compiling with mypyc into $(@D) (some minutes) ..."
	@$(BIN)/python scripts/engine.py build $(@D) $(LEVEL)
	@rm -rf $(@D)/whitby/page && ln -s ../../../src/whitby/page $(@D)/whitby/page
	@touch $@

$(BENCH)/.done: benchmarks/requirements.lock
	@echo "setting up $(BENCH) with the peers ..."
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP) --require-hashes -r benchmarks/requirements.lock
	@touch $@

$(DIST)/.done: $(addprefix requirements/,build.lock compile.lock dist.lock)
	@$(PYTHON) -m venv $(DIST)
	@$(DIST)/bin/python $(PIP) --require-hashes -r requirements/build.lock -r requirements/compile.lock -r requirements/dist.lock
	@touch $@

$(LEARN)/.done: requirements/learn.lock
	@echo "setting up $(LEARN) with PyTorch ..."
	@$(PYTHON) -m venv $(LEARN)
	@$(LEARN)/bin/python $(PIP) --require-hashes -r requirements/learn.lock
	@touch $@

$(AUDIT)/.done: requirements/audit.lock
	@$(PYTHON) -m venv $(AUDIT)
	@$(AUDIT)/bin/python $(PIP) --require-hashes -r requirements/audit.lock
	@touch $@
