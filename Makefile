# Landfall. `make help` lists the targets.
CC       ?= gcc
CFLAGS_W  = -std=c17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wvla
MODE     ?= release
B         = build/$(MODE)
FLAGS_release = -O3 -march=native -g
FLAGS_debug   = -O0 -g
FLAGS_asan    = -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
CFLAGS   += $(CFLAGS_W) $(FLAGS_$(MODE)) -I. -MMD -MP
ENGINE    = $(wildcard core/*.c games/*.c games/*/*.c bots/*.c)
OBJ       = $(ENGINE:%.c=$(B)/%.o)

all: $(B)/liblandfall.a
$(B)/liblandfall.a: $(OBJ)
	@rm -f $@; ar rcs $@ $^
$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c $< -o $@
-include $(OBJ:.o=.d)
.PHONY: all
