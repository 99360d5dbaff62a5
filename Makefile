# Powerhouse: `make` lists the targets, `make play` and `make test` do the rest.
# PYTHON=... names the Python for a new environment, ARGS=... goes to the program.

PYTHONS := python3 python3.13 python3.12 python3.14 python3.11
BIN := .venv/bin
CODE := $(wildcard src tests benchmarks tools/*.py)

# The stamp holds the folder it was made for, so that a copied folder gets an environment of its own.
READY := .venv/ready
ifneq ($(shell test -x $(BIN)/python && cat $(READY) 2>/dev/null),$(CURDIR))
.PHONY: $(READY)
endif

# What only tests and checks need comes on top, and so does what only the site and what only learning needs.
DEV := .venv/dev
SITE := .venv/site
LEARNING := .venv/learning

FRESH := $(BIN)/python -S setup.py fresh
HEADERS := import os, sysconfig; raise SystemExit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))
PURELY := POWERHOUSE_PURE=1 $(BIN)/python -m pytest --ignore=tests/compiled
COMPILER := { cc --version || gcc --version; } >/dev/null 2>&1 && $(BIN)/python -S -c '$(HEADERS)'
NO_COMPILER := no C compiler with Python.h (gcc, python3-dev)

MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.PHONY: help play test setup pages fast slow check test-pure test-compiled test-web test-rl format soak mutants bench docs site pictures lab rl learning wheel pins clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1@\2/p' Makefile | awk -F@ '{ printf "%-20s %s\n", $$1, $$2 }'

# The plain source runs until all compiled modules are there, so nobody has to wait for them.
# .venv/compiling names the process that compiles, so that a second start does not compile beside it.
play: $(READY) pages ## serve on this machine and open the browser
	@$(FRESH) || if $(COMPILER); then \
	    echo "compiling the rules meanwhile: bots think faster from the next start on"; \
	    kill -0 "$$(cat .venv/compiling 2>/dev/null)" 2>/dev/null || { \
	        { nice $(MAKE) fast >/dev/null 2>&1; rm -f .venv/compiling; } & echo $$! >.venv/compiling; \
	    }; \
	fi
	@$(BIN)/powerhouse play $(ARGS)

test: $(DEV) pages ## check the code and run all tests
	@$(MAKE) check & check=$$!; $(MAKE) test-web; web=$$?; wait $$check && exit $$web
	@$(MAKE) test-pure test-compiled

setup: $(READY) pages ## environment in .venv, pages built, rules compiled where there is a C compiler
	@$(FRESH) || if $(COMPILER); then \
	    $(MAKE) fast || echo "the plain Python version is used"; \
	else \
	    echo "$(NO_COMPILER): the plain Python version is used"; \
	fi

pages: $(READY) ## build the pages in web/, if they changed
	@sh tools/web.sh

$(READY): pyproject.toml setup.py constraints.txt tools/environment.sh
	@$(MAKE) slow
	@sh tools/environment.sh $(or $(PYTHON),$(PYTHONS))

$(DEV): $(READY)
	@sh tools/environment.sh dev

$(SITE): $(READY)
	@sh tools/environment.sh site

$(LEARNING): $(DEV) constraints-learning.txt
	@sh tools/environment.sh learning

fast: $(READY) ## compile the rules in place, if they changed
	@$(FRESH) || { \
	    $(COMPILER) || { echo "$(NO_COMPILER): nothing compiled"; exit 1; }; \
	    $(MAKE) slow; \
	    echo "compiling the rules"; \
	    POWERHOUSE_COMPILE=1 $(BIN)/python setup.py build_ext --inplace >.venv/fast.log 2>&1 || { \
	        tail -n 20 .venv/fast.log; $(MAKE) slow; echo "compiling failed, see above (all of it: .venv/fast.log)"; exit 1; \
	    }; \
	}

slow: ## remove the compiled rules
	@rm -rf build src/powerhouse/_speed.json
	@find src -name '*.so' -exec rm -f {} +

check: $(DEV) ## style, types and layers
	@echo "checking style, types and layers"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "make format puts this right"; exit 1; }
	@$(BIN)/mypy --no-error-summary $(CODE)
	@report=$$($(BIN)/lint-imports 2>&1) || { echo "$$report"; exit 1; }

test-pure: $(DEV) ## tests of the plain Python version
	@$(PURELY) -n 2 $(ARGS) || { \
	    [ $$? -eq 1 ] && echo "What failed runs once more, alone; what passes only then is to be mended as well." && \
	    $(PURELY) --last-failed --last-failed-no-failures none $(ARGS); \
	}

test-compiled: $(DEV) ## tests of the compiled rules
	@if $(COMPILER); then \
	    $(MAKE) fast && $(BIN)/python -m pytest tests/compiled tests/conformance tests/playthroughs -n 2; \
	else \
	    echo "$(NO_COMPILER): tests of the compiled rules left out"; \
	fi

test-web: $(READY) ## types and tests of the pages
	@sh tools/web.sh style
	@sh tools/web.sh check
	@sh tools/web.sh test

test-rl: $(LEARNING) ## tests of what learns, which needs torch and is no part of `make test`
	@$(BIN)/python -m pytest tests/learning $(ARGS)

format: $(DEV) ## put the style right
	@$(BIN)/ruff check -q --fix-only .
	@$(BIN)/ruff format -q .

soak: setup $(DEV) ## long runs: 10,000 random games a game, 200 kills and hostile traffic on each database, whole games in the browser
	@POWERHOUSE_SOAK=1 $(BIN)/python -m pytest -m soak tests -n 2

mutants: setup $(DEV) ## break the rules on purpose, a module at a time, and see whether clause tests notice
	@$(BIN)/python tools/mutants.py $(MODULES)
	@$(BIN)/python tools/mutants.py --report

bench: setup ## speed of the rules, beside the last accepted figures
	@$(BIN)/python benchmarks/compare.py $(ARGS)

docs: $(DEV) ## renew what is generated: pages of docs/, Serbian in Cyrillic letters
	@$(BIN)/python tools/clauses.py --write
	@$(BIN)/python tools/cyrillic.py --write
	@$(BIN)/python tools/features.py --write
	@$(BIN)/python tools/plans.py --write

site: $(SITE) ## the documentation as a site in build/site/html, every link checked
	@rm -rf build/site && mkdir -p build/site
	@$(BIN)/python -m tools.site build/site
	@cd build/site && ../../$(BIN)/zensical build --strict
	@echo "build/site/html/index.html"

pictures: $(DEV) pages ## draw every phase of every game on desk, tablet and phone into FOLDER (build/pictures), SPOKEN=ru
	@$(BIN)/python -m tests.browser.screenshots $(or $(FOLDER),build/pictures) --language $(or $(SPOKEN),en)

lab: $(READY) ## add what results on file and reports need
	@sh tools/environment.sh lab

rl: $(READY) ## add what environments for learning need
	@sh tools/environment.sh rl

learning: $(LEARNING) ## add what `powerhouse policy` needs: torch, stable-baselines3, sb3-contrib

wheel: setup ## a package in dist/ with pages and compiled rules, which needs no Node and no compiler
	@rm -rf build
	@POWERHOUSE_COMPILE=1 $(BIN)/python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist . >.venv/wheel.log 2>&1 || { \
	    tail -n 20 .venv/wheel.log; echo "no wheel was made, see above (all of it: .venv/wheel.log)"; exit 1; \
	}
	@rm -rf build && ls dist/*.whl

pins: $(DEV) ## renew constraints.txt with the newest packages
	@sh tools/pins.sh

clean: slow ## remove everything that make made
	@rm -rf web/node_modules src/powerhouse/server/static
	@rm -rf .venv dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -prune -exec rm -rf {} +
