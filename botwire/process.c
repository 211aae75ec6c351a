/* process.c - a program of somebody else as a child (process.h). Between fork() and exec() only
 * calls are made that a thread of a program with many threads may make there. */
#define _GNU_SOURCE
#include "botwire/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { FILES_MAX = 64, OURS = 0, THEIRS = 1 };

/* What a program may know of us: where programs are, and which language is spoken. */
struct bare { char path[4096]; char *variables[5]; };

static void make_bare(struct bare *bare)
{
    static char language[] = "LANG=C.UTF-8", home[] = "HOME=/nonexistent", bot[] = "LANDFALL_BOT=1";
    const char *path = getenv("PATH");
    if (!path) path = "/usr/local/bin:/usr/bin:/bin";
    snprintf(bare->path, sizeof bare->path, "PATH=%s", path);
    char *variables[] = { bare->path, language, home, bot, NULL };
    memcpy(bare->variables, variables, sizeof variables);
}

static void limit(int what, rlim_t most)
{
    struct rlimit both = { most, most };
    setrlimit((__rlimit_resource_t)what, &both);
}

static void take_limits(const struct process_limits *limits)
{
    limit(RLIMIT_CORE, 0);
    if (limits->own_environment) return;
    limit(RLIMIT_NOFILE, FILES_MAX);
    if (limits->memory_mib > 0) limit(RLIMIT_AS, (rlim_t)limits->memory_mib << 20);
    if (limits->cpu_s > 0) limit(RLIMIT_CPU, (rlim_t)limits->cpu_s);
}

/* In the child: never returns. */
static void become(const char *command, const struct process_limits *limits, char *const *variables,
                   const int pipes[3][2], pid_t parent)
{
    char *const words[] = { "sh", "-c", (char *)(size_t)command, NULL };
    sigset_t none;
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    if (!limits->own_environment) prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    for (int i = 0; i < 3; i++)
        if (pipes[i][THEIRS] >= 0 && dup2(pipes[i][THEIRS], i) < 0) _exit(127);
    close_range(3, ~0u, 0);
    for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    take_limits(limits);
    execve("/bin/sh", words, variables);
    _exit(127);
}

static void close_all(int pipes[3][2])
{
    for (int i = 0; i < 3; i++)
        for (int end = 0; end < 2; end++)
            if (pipes[i][end] >= 0) close(pipes[i][end]);
}

/* Pipes with ends in the order ours, theirs. The ends never are 0, 1 or 2, so that dup2() cannot
 * take one away that is still needed. */
static bool open_pipes(int pipes[3][2], bool with_errors)
{
    for (int i = 0; i < (with_errors ? 3 : 2); i++) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) return false;
        for (int end = 0; end < 2; end++) {
            int high = fcntl(ends[end], F_DUPFD_CLOEXEC, 3);
            close(ends[end]);
            pipes[i][i == 0 ? 1 - end : end] = high;
            if (high < 0) return false;
        }
        fcntl(pipes[i][OURS], F_SETFL, O_NONBLOCK);
    }
    return true;
}

bool process_start(struct process *process, const char *command,
                   const struct process_limits *limits)
{
    int pipes[3][2] = { { -1, -1 }, { -1, -1 }, { -1, -1 } };
    struct bare bare;
    make_bare(&bare);
    char *const *variables = limits->own_environment ? environ : bare.variables;
    pid_t parent = getpid();
    *process = (struct process){ .in = -1, .out = -1, .err = -1 };
    if (!open_pipes(pipes, !limits->own_errors)) {
        close_all(pipes);
        return false;
    }
    signal(SIGPIPE, SIG_IGN);
    pid_t pid = fork();
    if (pid == 0) become(command, limits, variables, (const int(*)[2])pipes, parent);
    if (pid < 0) {
        int error = errno;
        close_all(pipes);
        errno = error;
        return false;
    }
    setpgid(pid, pid);                       /* here, too: whoever comes first */
    for (int i = 0; i < 3; i++)
        if (pipes[i][THEIRS] >= 0) close(pipes[i][THEIRS]);
    *process = (struct process){ pid, pipes[0][OURS], pipes[1][OURS], pipes[2][OURS], 0 };
    return true;
}

bool process_ended(struct process *process)
{
    if (process->pid > 0 && waitpid(process->pid, &process->status, WNOHANG) == process->pid) {
        kill(-process->pid, SIGKILL);        /* what it has started and left behind */
        process->pid = 0;
    }
    return process->pid == 0;
}

static void close_pipe(int *end)
{
    if (*end >= 0) close(*end);
    *end = -1;
}

bool process_stop(struct process *process, int wait_ms)
{
    bool by_itself = true;
    close_pipe(&process->in);
    for (int waited = 0; !process_ended(process) && waited < wait_ms; waited += 2)
        nanosleep(&(struct timespec){ 0, 2000000 }, NULL);
    if (process->pid > 0) {
        by_itself = false;
        kill(-process->pid, SIGKILL);
        kill(process->pid, SIGKILL);
        waitpid(process->pid, &process->status, 0);
        process->pid = 0;
    }
    close_pipe(&process->out);
    close_pipe(&process->err);
    return by_itself;
}
