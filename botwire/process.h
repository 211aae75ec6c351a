/* process.h - a program of somebody else as a child: its pipes, its limits, its end.
 *
 * The child gets three pipes and nothing else of ours: no file that is open here, no variable of
 * our environment unless asked for. It leads a process group, which ends with it; it dies when we
 * die. */
#ifndef BOTWIRE_PROCESS_H
#define BOTWIRE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct process_limits {
    int memory_mib;              /* address space; 0: no limit */
    int cpu_s;                   /* processor time in all; 0: no limit */
    bool own_environment;        /* it gets all our variables and no limits: for people who run
                                    their own program */
    bool own_errors;             /* it writes to our standard error */
};

struct process {
    pid_t pid;                   /* 0: none */
    int in, out, err;            /* our ends, all non-blocking; err -1: it writes to ours */
    int status;                  /* as waitpid() gave it, once it has ended */
};

/* Starts `command` with the shell. False: see errno. */
bool process_start(struct process *process, const char *command,
                   const struct process_limits *limits);
/* Whether it has ended; does not wait. */
bool process_ended(struct process *process);
/* Closes its pipes, waits so long for its end, then ends it and all it has started. Returns
 * whether it went by itself. */
bool process_stop(struct process *process, int wait_ms);

#endif
