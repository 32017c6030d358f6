#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "AllowedCalls.h"

#ifdef __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Numbers that older headers lack; they are the same on every architecture.
enum {
  NR_PIDFD_SEND_SIGNAL = 424,
  NR_IO_URING_SETUP = 425,
  NR_IO_URING_REGISTER = 427,
  NR_PIDFD_OPEN = 434,
  NR_CLONE3 = 435,
  NR_PIDFD_GETFD = 438,
  NR_OPEN_TREE = 428,
  NR_MOVE_MOUNT = 429,
  NR_FSOPEN = 430,
  NR_FSMOUNT = 432,
  NR_FSPICK = 433,
  NR_MOUNT_SETATTR = 442,
  // Libraries try these and newer calls, and turn to an older one only when the kernel seems to lack them.
  FIRST_RECENT_CALL = 424,
};

/// Refused to compilers, whose calls are too many to be listed. What apps may do is listed instead.
static const int always_refused[] = {
    SYS_socket,           SYS_socketpair,        SYS_ptrace,        SYS_process_vm_readv,
    SYS_process_vm_writev, SYS_mount,            SYS_umount2,       SYS_pivot_root,
    SYS_chroot,           SYS_unshare,           SYS_setns,         SYS_keyctl,
    SYS_add_key,          SYS_request_key,       SYS_bpf,           SYS_perf_event_open,
    SYS_userfaultfd,      SYS_kexec_load,        SYS_init_module,   SYS_finit_module,
    SYS_delete_module,    SYS_reboot,            SYS_swapon,        SYS_swapoff,
    SYS_open_by_handle_at, SYS_sethostname,      SYS_settimeofday,  SYS_clock_settime,
    SYS_quotactl,         SYS_acct,              SYS_memfd_create,  NR_IO_URING_SETUP,
    NR_IO_URING_SETUP + 1, NR_IO_URING_REGISTER, NR_PIDFD_OPEN,     NR_PIDFD_GETFD,
    // Memory, semaphores and messages that outlive a process.
    SYS_shmget,           SYS_shmat,             SYS_shmctl,        SYS_semget,
    SYS_semop,            SYS_semctl,            SYS_semtimedop,    SYS_msgget,
    SYS_msgsnd,           SYS_msgrcv,            SYS_msgctl,        SYS_mq_open,
    SYS_mq_unlink,        SYS_setdomainname,
    // The clock, and file systems.
    SYS_adjtimex,         SYS_clock_adjtime,     NR_OPEN_TREE,      NR_MOVE_MOUNT,
    NR_FSOPEN,            NR_FSOPEN + 1,         NR_FSMOUNT,        NR_FSPICK,
    NR_MOUNT_SETATTR,
};

/// Ends with nothing changed and nothing said: Foundation does this to each file that it copies, and would stop.
static const int strictly_ignored[] = {SYS_fchmod, SYS_fchown, SYS_fsetxattr};

/// Allowed to apps with these values of an argument, and with no other.
static const struct {
  int number;
  int argument;
  uint32_t value;
} allowed_values[] = {
    // What a descriptor is, and how it waits; copies of files that share their blocks.
    {SYS_ioctl, 1, 0x5401 /* TCGETS */},      {SYS_ioctl, 1, 0x5413 /* TIOCGWINSZ */},
    {SYS_ioctl, 1, 0x541b /* FIONREAD */},    {SYS_ioctl, 1, 0x5421 /* FIONBIO */},
    {SYS_ioctl, 1, 0x5450 /* FIONCLEX */},    {SYS_ioctl, 1, 0x5451 /* FIOCLEX */},
    {SYS_ioctl, 1, 0x40049409 /* FICLONE */}, {SYS_ioctl, 1, 0x4020940d /* FICLONERANGE */},
    {SYS_ioctl, 1, 0x80086601 /* FS_IOC_GETFLAGS */},
    // Descriptors, their flags and locks; never who is told by a signal that there is something to read.
    {SYS_fcntl, 1, F_DUPFD},  {SYS_fcntl, 1, F_DUPFD_CLOEXEC}, {SYS_fcntl, 1, F_GETFD},
    {SYS_fcntl, 1, F_SETFD},  {SYS_fcntl, 1, F_GETFL},         {SYS_fcntl, 1, F_GETLK},
    {SYS_fcntl, 1, F_SETLK},  {SYS_fcntl, 1, F_SETLKW},        {SYS_fcntl, 1, F_OFD_GETLK},
    {SYS_fcntl, 1, F_OFD_SETLK}, {SYS_fcntl, 1, F_OFD_SETLKW}, {SYS_fcntl, 1, F_GETPIPE_SZ},
    // Names of threads and of memory, and what the process is told of itself.
    {SYS_prctl, 0, PR_SET_NAME},      {SYS_prctl, 0, PR_GET_NAME}, {SYS_prctl, 0, 0x53564d41 /* SET_VMA */},
    {SYS_prctl, 0, PR_GET_DUMPABLE},  {SYS_prctl, 0, PR_GET_NO_NEW_PRIVS},
    {SYS_prctl, 0, PR_CAPBSET_READ},  {SYS_prctl, 0, PR_GET_SECCOMP},
};

/// Allowed to apps only when the first argument is the process itself.
static const int signalling[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};

static const uint32_t new_namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                                       CLONE_NEWIPC | CLONE_NEWUTS | 0x02000000 /* cgroup */;

/// A filter that grows; each function below appends one rule that falls through when it does not fit.
struct filter {
  struct sock_filter steps[1024];
  unsigned short count;
};

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define REFUSED(error) (SECCOMP_RET_ERRNO | (error))

static void add(struct filter *filter, struct sock_filter step) {
  // The fixed tables above stay far below the size of the array.
  filter->steps[filter->count++] = step;
}

static void load(struct filter *filter, size_t offset) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void jump(struct filter *filter, int test, uint32_t value, uint8_t yes, uint8_t no) {
  add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | test | BPF_K, value, yes, no));
}

static void end(struct filter *filter, uint32_t verdict) {
  add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, verdict));
}

static void decide(struct filter *filter, int number, uint32_t verdict) {
  jump(filter, BPF_JEQ, (uint32_t)number, 0, 1);
  end(filter, verdict);
}

static void refuse_foreign_calls(struct filter *filter) {
  load(filter, offsetof(struct seccomp_data, arch));
  jump(filter, BPF_JEQ, OWN_ARCHITECTURE, 1, 0);
  end(filter, SECCOMP_RET_KILL_PROCESS);
  load(filter, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  // The x32 calls would slip past every comparison below.
  jump(filter, BPF_JGE, 0x40000000, 0, 1);
  end(filter, SECCOMP_RET_KILL_PROCESS);
#endif
}

static void allow_value(struct filter *filter, int number, int argument, uint32_t value) {
  jump(filter, BPF_JEQ, (uint32_t)number, 0, 4);
  load(filter, offsetof(struct seccomp_data, args[0]) + (size_t)argument * sizeof(uint64_t));
  jump(filter, BPF_JEQ, value, 0, 1);
  end(filter, SECCOMP_RET_ALLOW);
  load(filter, offsetof(struct seccomp_data, nr));
}

/// The flags of an open file may change, but no signal may be asked for with them.
static void set_flags_without_signals(struct filter *filter) {
  jump(filter, BPF_JEQ, SYS_fcntl, 0, 6);
  load(filter, offsetof(struct seccomp_data, args[1]));
  jump(filter, BPF_JEQ, F_SETFL, 0, 3);
  load(filter, offsetof(struct seccomp_data, args[2]));
  jump(filter, BPF_JSET, O_ASYNC, 1, 0);
  end(filter, SECCOMP_RET_ALLOW);
  load(filter, offsetof(struct seccomp_data, nr));
}

/// The times of a file that is open may be set, without any effect; of one with a path they may not.
static void ignore_times(struct filter *filter) {
  jump(filter, BPF_JEQ, SYS_utimensat, 0, 4);
  load(filter, offsetof(struct seccomp_data, args[1]));
  jump(filter, BPF_JEQ, 0, 0, 1);
  end(filter, REFUSED(0));
  load(filter, offsetof(struct seccomp_data, nr));
}

/// Another process's limits are its own affair; the process itself is called 0.
static void limit_only_self(struct filter *filter) {
  jump(filter, BPF_JEQ, SYS_prlimit64, 0, 4);
  load(filter, offsetof(struct seccomp_data, args[0]));
  jump(filter, BPF_JEQ, 0, 0, 1);
  end(filter, SECCOMP_RET_ALLOW);
  end(filter, REFUSED(EPERM));
}

static void signal_only_self(struct filter *filter, int number) {
  jump(filter, BPF_JEQ, (uint32_t)number, 0, 4);
  load(filter, offsetof(struct seccomp_data, args[0]));
  jump(filter, BPF_JEQ, (uint32_t)getpid(), 0, 1);
  end(filter, SECCOMP_RET_ALLOW);
  end(filter, REFUSED(EPERM));
}

static void clone_only(struct filter *filter, enum seccomp_level level) {
  bool threads_only = level == SECCOMP_STRICT;
  jump(filter, BPF_JEQ, SYS_clone, 0, threads_only ? 6 : 4);
  load(filter, offsetof(struct seccomp_data, args[0]));
  jump(filter, BPF_JSET, new_namespaces, 0, 1);
  end(filter, REFUSED(EPERM));
  if (threads_only) {
    jump(filter, BPF_JSET, CLONE_THREAD, 1, 0);
    end(filter, REFUSED(EPERM));
  }
  end(filter, SECCOMP_RET_ALLOW);
}

/// Allows an app what is listed, and nothing else.
static void allow_app(struct filter *filter) {
  for (size_t index = 0; index < allowed_calls_count; index++) {
    decide(filter, allowed_calls[index], SECCOMP_RET_ALLOW);
  }
  for (size_t index = 0; index < COUNT(allowed_values); index++) {
    allow_value(filter, allowed_values[index].number, allowed_values[index].argument,
                allowed_values[index].value);
  }
  set_flags_without_signals(filter);
  for (size_t index = 0; index < COUNT(signalling); index++) {
    signal_only_self(filter, signalling[index]);
  }
  for (size_t index = 0; index < COUNT(strictly_ignored); index++) {
    decide(filter, strictly_ignored[index], REFUSED(0));
  }
  ignore_times(filter);
  limit_only_self(filter);
  clone_only(filter, SECCOMP_STRICT);
  jump(filter, BPF_JGE, FIRST_RECENT_CALL, 0, 1);
  end(filter, REFUSED(ENOSYS));
  end(filter, REFUSED(EPERM));
}

/// Allows a compiler everything but what is listed.
static void allow_tool(struct filter *filter) {
  for (size_t index = 0; index < COUNT(always_refused); index++) {
    decide(filter, always_refused[index], REFUSED(EPERM));
  }
  // Its flags are behind a pointer that a filter cannot follow; callers fall back to clone.
  decide(filter, NR_CLONE3, REFUSED(ENOSYS));
  clone_only(filter, SECCOMP_TOOLS);
  end(filter, SECCOMP_RET_ALLOW);
}

bool seccomp_apply(const struct options *options) {
  if (options->seccomp == SECCOMP_OFF) return true;
  struct filter filter = {.count = 0};
  refuse_foreign_calls(&filter);
  if (options->seccomp == SECCOMP_STRICT) {
    allow_app(&filter);
  } else {
    allow_tool(&filter);
  }

  struct sock_fprog program = {filter.count, filter.steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0) {
    return true;
  }
  if (options->need == CONFINEMENT_POSSIBLE) return true;
  fprintf(stderr, "navbox: seccomp: %s\n", strerror(errno));
  return false;
}

#else

bool seccomp_apply(const struct options *options) {
  if (options->seccomp == SECCOMP_OFF || options->need == CONFINEMENT_POSSIBLE) return true;
  fprintf(stderr, "navbox: seccomp: not available on this system\n");
  return false;
}

#endif
