#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

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
  NR_PROCESS_MADVISE = 440,
  NR_PROCESS_MRELEASE = 448,
  NR_FCHMODAT2 = 452,
  NR_SETXATTRAT = 463,
  NR_REMOVEXATTRAT = 466,
  NR_FILE_SETATTR = 469,
  IOCTL_SET_FLAGS = 0x40086602,
  IOCTL_SET_XATTR = 0x401c5820,
};

/// Refused to compilers and apps alike: none of these has a use in either.
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
};

/// Refused to apps beside.
static const int strictly_refused[] = {
// Starting another program, and leaving the process group that is stopped with them.
#ifdef SYS_fork
    SYS_fork, SYS_vfork,
#endif
    SYS_execve, SYS_execveat, SYS_tkill, SYS_setsid, SYS_setpgid,
    // What can be done to another process of the same user, or makes this one somebody else's.
    NR_PIDFD_SEND_SIGNAL, NR_PROCESS_MADVISE, NR_PROCESS_MRELEASE, SYS_setpriority, SYS_ioprio_set,
    SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_kcmp,
    SYS_migrate_pages, SYS_move_pages, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid,
    SYS_setresuid, SYS_setresgid, SYS_setfsuid, SYS_setfsgid, SYS_setgroups, SYS_capset,
    // Owners, modes, times and attributes of files, which Landlock leaves open wherever they lie.
#ifdef SYS_chmod
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    SYS_fchmodat, NR_FCHMODAT2, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, NR_SETXATTRAT,
    SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, NR_REMOVEXATTRAT, NR_FILE_SETATTR,
};

/// The same of files that are open: Foundation does that to each file that it copies, and would stop.
/// Nothing is changed, and nothing is said.
static const int strictly_ignored[] = {SYS_fchmod, SYS_fchown, SYS_fsetxattr};

/// Refused to apps with these values of an argument.
static const struct {
  int number;
  int argument;
  uint32_t value;
  uint32_t error;
} refused_values[] = {
    // A process must not outlive the one that has started it.
    {SYS_prctl, 0, PR_SET_PDEATHSIG, EPERM},
    {SYS_ioctl, 1, IOCTL_SET_FLAGS, EPERM},
    {SYS_ioctl, 1, IOCTL_SET_XATTR, EPERM},
    // The times of an open file, which has no path here.
    {SYS_utimensat, 1, 0, 0},
};

/// Allowed to apps only when the first argument is the process itself.
static const int signalling[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};

static const uint32_t new_namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                                       CLONE_NEWIPC | CLONE_NEWUTS | 0x02000000 /* cgroup */;

/// A filter that grows; each function below appends one rule that falls through when it does not fit.
struct filter {
  struct sock_filter steps[512];
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

static void refuse(struct filter *filter, int number, uint32_t verdict) {
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

static void refuse_value(struct filter *filter, int number, int argument, uint32_t value,
                         uint32_t error) {
  jump(filter, BPF_JEQ, (uint32_t)number, 0, 4);
  load(filter, offsetof(struct seccomp_data, args[0]) + (size_t)argument * sizeof(uint64_t));
  jump(filter, BPF_JEQ, value, 0, 1);
  end(filter, REFUSED(error));
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

bool seccomp_apply(const struct options *options) {
  if (options->seccomp == SECCOMP_OFF) return true;
  struct filter filter = {.count = 0};
  refuse_foreign_calls(&filter);
  for (size_t index = 0; index < COUNT(always_refused); index++) {
    refuse(&filter, always_refused[index], REFUSED(EPERM));
  }
  // Its flags are behind a pointer that a filter cannot follow; callers fall back to clone.
  refuse(&filter, NR_CLONE3, REFUSED(ENOSYS));
  if (options->seccomp == SECCOMP_STRICT) {
    for (size_t index = 0; index < COUNT(strictly_refused); index++) {
      refuse(&filter, strictly_refused[index], REFUSED(EPERM));
    }
    for (size_t index = 0; index < COUNT(signalling); index++) {
      signal_only_self(&filter, signalling[index]);
    }
    for (size_t index = 0; index < COUNT(refused_values); index++) {
      refuse_value(&filter, refused_values[index].number, refused_values[index].argument,
                   refused_values[index].value, refused_values[index].error);
    }
    refuse(&filter, SYS_utimensat, REFUSED(EPERM));
    for (size_t index = 0; index < COUNT(strictly_ignored); index++) {
      refuse(&filter, strictly_ignored[index], REFUSED(0));
    }
    limit_only_self(&filter);
  }
  clone_only(&filter, options->seccomp);
  end(&filter, SECCOMP_RET_ALLOW);

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
