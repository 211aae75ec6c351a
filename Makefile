# Landfall. `make help` lists the targets.
#
# Variants of the build stand side by side under build/<variant>/ and never mix their objects;
# with CC=clang they are build/<variant>-clang/. Set ARCH= for a binary that runs on any machine
# of the kind, WERROR=-Werror to let no warning pass (the tests do), V=1 to see every command.

ifeq ($(origin CC),default)
CC := gcc
endif
# Tuned for no machine: with its tuning for Intel's with AVX-512, gcc 12 puts an addition between a
# comparison and the move that depends on it (seen in tests/transcript), and programs are wrong.
ARCH    ?= -march=native -mtune=generic
WERROR  ?=
PREFIX  ?= /usr/local
DESTDIR ?=
GAME    ?= base
Q       := $(if $(V),,@)
TAG     := $(if $(findstring clang,$(CC)),-clang)
MAKEFLAGS += --no-builtin-rules

# Games on boards of any shape, each with the folders that it is made from beside the island. They
# are compiled with wide sets, every function and table of both widths under a name of its own, so
# that both go into one program: of games/base/check.c there is wide/games/base/check.o, too.
WIDE_sea := games/base bots/base games/sea bots/sea
WIDE_knights-sea := games/knights bots/knights games/knights-sea bots/knights-sea
WIDE_GAMES := $(patsubst games/%/,%,$(wildcard games/sea/ games/knights-sea/))
WIDE   := $(wildcard $(addsuffix /*.c,$(if $(WIDE_GAMES),games/island) \
	$(sort $(foreach game,$(WIDE_GAMES),$(WIDE_$(game))))))
ONLY_WIDE := $(filter $(foreach game,$(WIDE_GAMES),games/$(game)/% bots/$(game)/%),$(WIDE))
ENGINE := $(filter-out $(ONLY_WIDE),$(sort $(shell find core games bots -name '*.c'))) \
	$(WIDE:%=wide/%)
PACKS  := $(sort $(patsubst bots/%/,%,$(dir $(wildcard bots/*/*.c))))
CLI    := $(wildcard cli/*.c)
SERVER := $(wildcard store/*.c server/*.c botwire/*.c)
# What the tests of the store and of the tables link: the server without its network.
TABLES := $(wildcard store/*.c server/table*.c botwire/*.c) $(addprefix server/,answer.c bucket.c clock.c hint.c hold.c lan.c lease.c limits.c luck.c message.c names.c pool.c sight.c)
# The parts of the command and of the server that are tested function by function.
UNIT_PARTS := cli/share.c cli/sprt.c server/lease.c
# Texts that games carry, nets of bots, and the generated files that every program links.
CARRIED := $(sort $(wildcard games/*/*.txt games/*/learn/*.txt games/*/decks/*.deck))
NETS   := $(sort $(wildcard bots/*/*.net))
GEN    := gen/bot_packs.o gen/game_files.o gen/nets.o gen/geometry.o $(if $(WIDE),wide/gen/geometry.o)
BOOKS  := $(wildcard docs/rules/*.en.md docs/rules/*.de.md)
PUZZLES := $(sort $(wildcard games/*/*.puzzles))
WASM   := $(ENGINE) $(wildcard bindings/wasm/*.c)
FUZZ   := $(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/*.c))

WARN  := -std=c17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wvla
# Products and sums are not fused, so that every compiler and machine computes the same numbers.
BASE   = $(WARN) $(WERROR) -I. -ffp-contract=off -D_POSIX_C_SOURCE=200809L -MMD -MP $(CFLAGS)
TABLES_LIBS := -licui18n -licuuc -lsqlite3 -lpq -lsodium -lpthread -lm
LIBS   = -ledit -lqrencode -lwebsockets -luv -ljansson -lz -licui18n -licuuc -lsqlite3 -lpq -lsodium -lpthread -lm -Wl,-z,relro,-z,now
# What reads from the network is compiled with what the compiler has against intruders.
HARDEN := -fstack-protector-strong -fstack-clash-protection
ifeq ($(shell uname -m),x86_64)
HARDEN += -fcf-protection
endif
SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

# Variant: its compiler and flags. Sanitizers and coverage are for finding faults, so they
# do not ask for the machine's own instructions. Link-time optimisation was tried: it gains
# nothing, because a game's fast paths are in one file each, and doubles the time to build.
VARIANTS := release debug asan tsan fuzz coverage portable plain faster library
FLAGS_release  = -O3 -g $(ARCH)
FLAGS_plain    = -O3 -g
FLAGS_faster   = -O3 -g -march=$(FASTER)
FLAGS_debug    = -O1 -g
FLAGS_asan     = -O1 -g $(SANITIZE)
FLAGS_tsan     = -O2 -g -fsanitize=thread
FLAGS_fuzz     = -O1 -g $(SANITIZE) -fsanitize=fuzzer-no-link
FLAGS_coverage = -O0 -g --coverage
FLAGS_library  = -O3 -g -fPIC -fno-semantic-interposition -ftls-model=initial-exec
FLAGS_portable = -O3 -g -fPIC -fvisibility=hidden -fno-semantic-interposition

all: build/landfall
build/landfall: build/release$(TAG)/landfall
	$(Q)cp $< $@.new && mv $@.new $@

# The rules of one variant: $(1) its name, $(2) its folder, $(3) its compiler.
define variant
build/$(2)/flags: FORCE
	@mkdir -p $$(@D)
	@echo '$(3) $$(filter-out -Werror,$$(BASE)) $$(FLAGS_$(1))' > $$@.new
	@cmp -s $$@.new $$@ && rm $$@.new || mv $$@.new $$@
build/$(2)/%.o: %.c build/$(2)/flags
	@mkdir -p $$(@D)
	@$$(if $$(V),,echo "  cc $(2) $$<")
	$$(Q)$(3) $$(BASE) $$(FLAGS_$(1)) $$(GUARD) -c $$< -o $$@
$$(SERVER:%.c=build/$(2)/%.o): GUARD = $$(if $$(filter release plain faster,$(1)),$$(HARDEN) -D_FORTIFY_SOURCE=2)
build/$(2)/gen/%.o: build/gen/%.c build/$(2)/flags
	@mkdir -p $$(@D)
	$$(Q)$(3) $$(BASE) $$(FLAGS_$(1)) -c $$< -o $$@
build/$(2)/landfall: $$(ENGINE:%.c=build/$(2)/%.o) $$(GEN:%=build/$(2)/%) \
		$$(CLI:%.c=build/$(2)/%.o) $$(SERVER:%.c=build/$(2)/%.o) build/$(2)/gen/rulebooks.o \
		build/$(2)/gen/puzzles.o build/$(2)/gen/webfiles.o
	@$$(if $$(V),,echo "  ld $$@")
	$$(Q)$(3) $$(FLAGS_$(1)) $$^ $$(LDFLAGS) $$(LIBS) -o $$@
build/$(2)/test-conformance: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/conformance*.c))
build/$(2)/test-rules: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/rules*.c))
build/$(2)/test-library: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/library/*.c))
build/$(2)/test-unit: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/unit/*.c) $$(UNIT_PARTS))
build/$(2)/test-solve: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/solve/*.c))
build/$(2)/test-played: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/played/*.c))
build/$(2)/test-transcript: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/transcript/*.c))
build/$(2)/test-borders: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/borders/*.c))
build/$(2)/test-bots: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/bots/*.c))
build/$(2)/test-signature: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard bindings/wasm/play.c tests/wasm/native.c))
build/$(2)/test-batch: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/batch/*.c bindings/batch/*.c))
build/$(2)/test-routes: $$(patsubst %.c,build/$(2)/wide/%.o,$$(wildcard tests/routes/*.c))
build/$(2)/test-store build/$(2)/test-tables build/$(2)/test-leaks build/$(2)/test-simulate: build/$(2)/test-%: $$(TABLES:%.c=build/$(2)/%.o) \
		$$(ENGINE:%.c=build/$(2)/%.o) $$(GEN:%=build/$(2)/%) build/$(2)/cli/panic.o
	@$$(if $$(V),,echo "  ld $$@")
	$$(Q)$(3) $$(FLAGS_$(1)) $$(filter %.o,$$^) $$(LDFLAGS) $$(TABLES_LIBS) -o $$@
build/$(2)/test-store: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/store/*.c))
build/$(2)/test-tables: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/tables/*.c))
build/$(2)/test-simulate: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/simulate/*.c))
build/$(2)/test-simulate: LDFLAGS += -Wl,--wrap=fdatasync,--wrap=clock_gettime,--wrap=poll
build/$(2)/test-leaks: $$(patsubst %.c,build/$(2)/%.o,$$(wildcard tests/leaks/*.c)) \
		build/$(2)/tests/tables/world.o build/$(2)/tests/tables/world_sight.o
build/$(2)/test-%: $$(ENGINE:%.c=build/$(2)/%.o) $$(GEN:%=build/$(2)/%) build/$(2)/cli/panic.o
	@$$(if $$(V),,echo "  ld $$@")
	$$(Q)$(3) $$(FLAGS_$(1)) $$(filter %.o,$$^) $$(LDFLAGS) -lm -o $$@
build/$(2)/gen/wide_names.h: $$(patsubst %.c,build/$(2)/%.o,$$(filter-out $$(ONLY_WIDE),$$(WIDE))) \
		build/$(2)/gen/geometry.o
	@mkdir -p $$(@D)
	@nm -g --defined-only $$^ | awk '$$$$3 ~ /^[A-Za-z]/ && !seen[$$$$3]++ { \
		print "#define " $$$$3 " wide_" $$$$3 }' > $$@.new
	@cmp -s $$@.new $$@ && rm $$@.new || mv $$@.new $$@
WIDEN_$(2) = -DISLAND_WIDE -include build/$(2)/gen/wide_names.h
build/$(2)/wide/%.o: %.c build/$(2)/flags build/$(2)/gen/wide_names.h
	@mkdir -p $$(@D)
	@$$(if $$(V),,echo "  cc $(2) wide $$<")
	$$(Q)$(3) $$(BASE) $$(FLAGS_$(1)) $$(WIDEN_$(2)) -c $$< -o $$@
build/$(2)/wide/gen/%.o: build/gen/%.c build/$(2)/flags build/$(2)/gen/wide_names.h
	@mkdir -p $$(@D)
	$$(Q)$(3) $$(BASE) $$(FLAGS_$(1)) $$(WIDEN_$(2)) -c $$< -o $$@
-include $$(shell find build/$(2) -name '*.d' 2>/dev/null)
endef
$(foreach v,$(filter-out fuzz,$(VARIANTS)),$(eval $(call variant,$(v),$(v)$(TAG),$(CC))))
$(eval $(call variant,fuzz,fuzz,clang))

# Fuzz targets need clang's libFuzzer; one program for each file of tests/fuzz.
$(FUZZ:%=build/fuzz/fuzz-%): build/fuzz/fuzz-%: build/fuzz/tests/fuzz/%.o \
		$(ENGINE:%.c=build/fuzz/%.o) $(GEN:%=build/fuzz/%) build/fuzz/cli/panic.o
	@$(if $(V),,echo "  ld $@")
	$(Q)clang $(FLAGS_fuzz) -fsanitize=fuzzer $^ $(FUZZ_LIBS) -o $@
build/fuzz/fuzz-wire: build/fuzz/server/parse.o
build/fuzz/fuzz-botwire: build/fuzz/botwire/lines.o
build/fuzz/fuzz-wire: FUZZ_LIBS := -ljansson

build/tools/%: tools/%.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(WARN) $(WERROR) -O1 -I. $< -o $@
build/gen/rulebooks.c: build/tools/embed $(BOOKS)
	@mkdir -p $(@D)
	$(Q)build/tools/embed $(BOOKS) > $@.new && mv $@.new $@
build/gen/puzzles.c: build/tools/embed_puzzles $(PUZZLES)
	@mkdir -p $(@D)
	$(Q)build/tools/embed_puzzles $(PUZZLES) > $@.new && mv $@.new $@

build/gen/game_files.c: build/tools/embed_games $(CARRIED)
	@mkdir -p $(@D)
	$(Q)build/tools/embed_games $(CARRIED) > $@.new && mv $@.new $@

# What bots have learned; the list of files counts as well.
build/gen/nets.list: FORCE
	@mkdir -p $(@D)
	@echo '$(NETS)' > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
build/gen/nets.c: build/tools/embed_nets build/gen/nets.list $(NETS)
	$(Q)build/tools/embed_nets $(NETS) > $@.new && mv $@.new $@
# The page's engine has room for them: a page fetches the weights of the games it plays.
build/gen/net_room.c: build/tools/embed_nets build/gen/nets.list $(NETS)
	$(Q)build/tools/embed_nets --room $(NETS) > $@.new && mv $@.new $@

# Hexes, corners and edges of both shapes of boards, as tables.
build/gen/geometry.c: build/tools/geometry
	@mkdir -p $(@D)
	$(Q)build/tools/geometry > $@.new && mv $@.new $@

# A program whose rules of one game are newer, for the test of older programs beside a newer one.
RAISED := games/dice/dice
build/gen/raised.c: $(RAISED).c
	@mkdir -p $(@D)
	$(Q)sed 's/\.rules_version = 1,/.rules_version = 2,/' $< > $@
build/raised/landfall: build/release/gen/raised.o \
		$(filter-out build/release/$(RAISED).o,$(ENGINE:%.c=build/release/%.o)) \
		$(GEN:%=build/release/%) $(CLI:%.c=build/release/%.o) $(SERVER:%.c=build/release/%.o) \
		build/release/gen/rulebooks.o build/release/gen/puzzles.o build/release/gen/webfiles.o
	@mkdir -p $(@D)
	@$(if $(V),,echo "  ld $@")
	$(Q)$(CC) $(FLAGS_release) $^ $(LDFLAGS) $(LIBS) -o $@

# The browser client as `make web` left it in build/web; without it the server says what to do.
build/gen/webfiles.c: build/tools/embed_web FORCE
	@mkdir -p $(@D) build/web
	$(Q)(cd build/web && ../tools/embed_web $$(find . -type f ! -name '*.gz' ! -name sizes.json | \
		sed 's#^\./##' | LC_ALL=C sort)) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# The list of what bots know of single games: one entry for each folder of bots/.
build/gen/bot_packs.c: FORCE
	@mkdir -p $(@D)
	@{ echo '/* Written by the Makefile from the folders of bots/; do not edit. */'; \
	   echo '#include "bots/list.h"'; \
	   for p in $(subst -,_,$(PACKS)); do echo "extern const struct lf_bot_pack lf_bot_pack_$$p;"; done; \
	   echo 'const struct lf_bot_pack *const lf_bot_packs[] = {'; \
	   for p in $(subst -,_,$(PACKS)); do echo "    &lf_bot_pack_$$p,"; done; \
	   echo '    NULL,'; echo '};'; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# The proof that core, games and bots need no C library: no header of one, no import. The
# four mem* functions a compiler may call on its own are in bindings/wasm. A page has one thread.
# Nets are added up four units at a time, which all browsers of web/build.mjs can: bots choose the
# same and take less than half the time.
WASM_FLAGS = $(WARN) $(WERROR) -I. -Ibindings/wasm/include -MMD -MP --target=wasm32 -nostdlib \
	-ffreestanding -nostdlibinc -ffp-contract=off -O2 -mbulk-memory -msign-ext \
	-msimd128 -D_Thread_local=
build/wasm/%.o: %.c
	@mkdir -p $(@D)
	@$(if $(V),,echo "  cc wasm $<")
	$(Q)clang $(WASM_FLAGS) -c $< -o $@
build/wasm/gen/%.o: build/gen/%.c
	@mkdir -p $(@D)
	$(Q)clang $(WASM_FLAGS) -c $< -o $@
WASM_WIDEN = -DISLAND_WIDE -include build/release$(TAG)/gen/wide_names.h
build/wasm/wide/%.o: %.c build/release$(TAG)/gen/wide_names.h
	@mkdir -p $(@D)
	@$(if $(V),,echo "  cc wasm wide $<")
	$(Q)clang $(WASM_FLAGS) $(WASM_WIDEN) -c $< -o $@
build/wasm/wide/gen/%.o: build/gen/%.c build/release$(TAG)/gen/wide_names.h
	@mkdir -p $(@D)
	$(Q)clang $(WASM_FLAGS) $(WASM_WIDEN) -c $< -o $@
build/wasm/bindings/wasm/memory.o: WASM_FLAGS += -fno-builtin
build/landfall.wasm: $(WASM:%.c=build/wasm/%.o) $(patsubst %,build/wasm/%,$(GEN:gen/nets.o=gen/net_room.o))
	@$(if $(V),,echo "  ld $@")
	$(Q)wasm-ld --no-entry --fatal-warnings --strip-all -z stack-size=2097152 $^ -o $@
-include $(shell find build/wasm -name '*.d' 2>/dev/null)
wasm: build/landfall.wasm

include web/Makefile.inc
include bindings/library/Makefile.inc
include bindings/python/Makefile.inc
include tools/Makefile.inc
include deploy/Makefile.inc

# The client and the objects of the program are made side by side; the program carries the client.
play: deps-play
	$(Q)tools/build web objects
	$(Q)tools/build all
	$(Q)LANDFALL_LOCAL=$(LOCAL) tools/play
play-terminal: deps-run
	$(Q)tools/build all
	$(Q)build/landfall play $(GAME)
objects: $(patsubst %.c,build/release$(TAG)/%.o,$(ENGINE) $(CLI) $(SERVER)) \
	$(GEN:%=build/release$(TAG)/%) build/release$(TAG)/gen/rulebooks.o \
	build/release$(TAG)/gen/puzzles.o
test: deps-test
	$(Q)+tests/run
# What matters after a small change, in under a minute.
quick: deps-test
	$(Q)+tests/run --quick
# Lines of C that were changed, by the rules of .clang-format (what was formatted by hand stays);
# TypeScript, JavaScript and style sheets by those of .prettierrc.json.
format:
	$(Q)tools/format
# Positions where one move is clearly best, found by the bots of now; SEED=1.
puzzles: build/landfall
	$(Q)tools/puzzles
new-game:
	$(Q)tools/new-game $(NAME)
bench: all
	$(Q)bench/run
tidy:
	$(Q)tools/tidy
rules-report:
	$(Q)tools/rules-report
deps: deps-test
deps-run deps-play deps-test deps-deb deps-proxies: deps-%:
	$(Q)tools/deps $*

fuzz: $(FUZZ:%=build/fuzz/fuzz-%)
	$(Q)tests/fuzz/run $(or $(SECONDS),60)
# Noise over HTTP and WebSocket against a server with sanitizers; SEED=N for other noise.
fuzz-http: build/asan$(TAG)/landfall
	$(Q)LANDFALL=$< node tests/fuzz/http.mjs --seconds $(or $(SECONDS),60) --seed $(or $(SEED),1)
mutation:
	$(Q)tests/rules/mutate
# What a viewer is sent follows from what he was shown, and what bots choose, too: MATCHES=20 of each
# set-up and more until bots have chosen in POSITIONS=100000 of each game, then planted leaks.
leaks: build/release$(TAG)/test-leaks
	$(Q)$< tests/conformance.txt --matches $(or $(MATCHES),20) --seed $(or $(SEED),1) \
	    --positions $(or $(POSITIONS),100000)
	$(Q)tests/plant leaks
# Simulated moves with faults, MOVES=1000000 of SEED=1: minutes. Then faults that it must find.
simulate: build/release$(TAG)/test-simulate
	$(Q)$< --moves $(or $(MOVES),1000000) --seed $(or $(SEED),1)
simulate-plants:
	$(Q)tests/plant simulate
coverage: build/coverage$(TAG)/test-conformance build/coverage$(TAG)/test-rules \
		build/coverage$(TAG)/test-unit
	$(Q)tests/coverage build/coverage$(TAG)

help:
	@echo "make               build/landfall, for this machine"
	@echo "make play          build it, serve it to your network (LOCAL=1: to this machine) and open it"
	@echo "make play-terminal play a game in this terminal (GAME=$(GAME))"
	@echo "make test          everything that proves it right; ends with N passed, M failed"
	@echo "make quick         what matters after a small change, in under a minute"
	@echo "make format        the C you changed by .clang-format, the client by .prettierrc.json"
	@echo "make new-game      a small whole game to begin with: NAME=hop"
	@echo "make bench         games and transitions per second, instructions per transition"
	@echo "make install       into DESTDIR/PREFIX ($(PREFIX)), for any machine: command with its client,"
	@echo "                   man pages, completions, service"
	@echo "make deb           a Debian package of it; make deb-test: in a clean Debian 12 (root, minutes)"
	@echo "make container-test  the steps of deploy/Containerfile on such a tree (root, minutes)"
	@echo "make proxy-test    the examples for nginx and Caddy in front of a server"
	@echo "make library       build/liblandfall.so and .a, for programs in C (docs/library.md)"
	@echo "make deps          install the Debian packages that are missing"
	@echo "make tidy          check the style; make rules-report: rules without a test"
	@echo "make fuzz          fuzz every parser for SECONDS=60 each"
	@echo "make fuzz-http     noise over HTTP and WebSocket for SECONDS=60, SEED=1"
	@echo "make mutation      break each rule once and see its test fail (minutes)"
	@echo "make leaks         look for leaks in MATCHES=20 of each set-up, then plant some (minutes)"
	@echo "make coverage      which lines the tests run"
	@echo "make puzzles       make the puzzles of all games anew, with the nets there are (minutes)"
	@echo "make wasm          build/landfall.wasm: core, games and bots without a C library"
	@echo "make wheel         the Python package landfall, as a wheel under build/python"
	@echo "make web           the browser client into build/web; make web-test: its tests"
	@echo "make site          the client as files for any web host: all games against bots, no server"
	@echo "make load          2,000 sockets at 500 tables: waiting times, CPU and bytes a move, memory (LOAD=options)"
	@echo "make crash         kill the server KILLS=1000 times under load; nothing may be lost"
	@echo "make powercut      cut the power of a simulated disk CUTS=10000 times, SEED=1"
	@echo "make cluster       PostgreSQL, three nodes and a proxy on this machine (PORT=8080)"
	@echo "make cluster-test  three nodes under FAULTS=50 faults, SEED=1: nothing lost or doubled"
	@echo "make simulate      MOVES=1000000 of tables, stores and leases under faults, SEED=1 (minutes)"
	@echo "make simulate-plants  break lease and store code and see that the simulation finds it"
	@echo "make nightly       simulate, powercut, crash, cluster-test and simulate-plants at length (SEED=today)"
	@echo "make clean         remove build/"
	@echo "Variants: make build/debug/landfall, also release, asan, tsan, coverage; CC=clang"
clean:
	rm -rf build

FORCE:
.PHONY: all play play-terminal objects puzzles test quick format new-game bench tidy rules-report deps \
	deps-run deps-play deps-test deps-deb deps-proxies fuzz fuzz-http mutation leaks simulate simulate-plants coverage install help clean \
	wasm FORCE
.SECONDARY:
.DELETE_ON_ERROR:
