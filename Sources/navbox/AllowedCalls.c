#include "AllowedCalls.h"

#ifdef __linux__

#include <sys/syscall.h>

// Numbers that older headers lack; they are the same on every architecture.
enum {
  NR_CLOSE_RANGE = 436,
  NR_OPENAT2 = 437,
  NR_FACCESSAT2 = 439,
  NR_EPOLL_PWAIT2 = 441,
  NR_FUTEX_WAITV = 449,
  NR_FUTEX_WAKE = 454,
  NR_FUTEX_WAIT = 455,
  NR_FUTEX_REQUEUE = 456,
};

const int allowed_calls[] = {
// The forms of older programs, which newer machines lack.
#ifdef SYS_open
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_mkdir, SYS_rmdir,
    SYS_rename, SYS_link, SYS_symlink, SYS_unlink, SYS_dup2, SYS_pipe, SYS_poll, SYS_select,
    SYS_epoll_create, SYS_epoll_wait, SYS_eventfd, SYS_signalfd, SYS_time, SYS_alarm, SYS_pause,
    SYS_getpgrp, SYS_arch_prctl, SYS_creat,
#endif
    // Reading and writing.
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_pwritev,
    SYS_preadv2, SYS_pwritev2, SYS_lseek, SYS_sendfile, SYS_copy_file_range, SYS_fsync,
    // Never truncate: before its third version Landlock does not look at what is cut off by a path.
    SYS_fdatasync, SYS_sync_file_range, SYS_ftruncate, SYS_fallocate, SYS_fadvise64,
    SYS_readahead, SYS_flock,
    // Opening, closing and waiting for what is open.
    SYS_openat, NR_OPENAT2, SYS_close, NR_CLOSE_RANGE, SYS_dup, SYS_dup3, SYS_pipe2, SYS_ppoll,
    SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, NR_EPOLL_PWAIT2, SYS_eventfd2,
    SYS_timerfd_create, SYS_timerfd_settime, SYS_timerfd_gettime, SYS_signalfd4,
    // Names and facts of files; Landlock says of which.
    SYS_fstat, SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_faccessat, NR_FACCESSAT2,
    SYS_readlinkat, SYS_getcwd, SYS_chdir, SYS_fchdir, SYS_getdents64, SYS_mkdirat, SYS_renameat2,
#ifdef SYS_renameat
    SYS_renameat,
#endif
    SYS_linkat, SYS_symlinkat, SYS_unlinkat, SYS_umask, SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr,
    SYS_listxattr, SYS_llistxattr, SYS_flistxattr,
    // Memory.
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_msync, SYS_mincore,
    SYS_mlock, SYS_munlock, SYS_membarrier,
    // Threads of the process itself.
    SYS_futex, NR_FUTEX_WAITV, NR_FUTEX_WAKE, NR_FUTEX_WAIT, NR_FUTEX_REQUEUE, SYS_set_robust_list,
    SYS_get_robust_list, SYS_set_tid_address, SYS_rseq, SYS_gettid, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getscheduler, SYS_sched_getparam, SYS_sched_getattr,
    SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_getcpu, SYS_exit, SYS_exit_group,
    SYS_restart_syscall,
    // Signals to itself.
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigpending, SYS_rt_sigsuspend,
    SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_wait4, SYS_waitid,
    // Time.
    SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
    SYS_times, SYS_timer_create, SYS_timer_settime, SYS_timer_gettime, SYS_timer_getoverrun,
    SYS_timer_delete, SYS_setitimer, SYS_getitimer,
    // What the process is, and what it has.
    SYS_getpid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid,
    SYS_getresgid, SYS_getgroups, SYS_getpgid, SYS_getsid, SYS_getpriority, SYS_capget, SYS_uname,
    SYS_sysinfo, SYS_getrusage, SYS_getrandom,
#ifdef SYS_getrlimit
    SYS_getrlimit, SYS_setrlimit,
#endif
};

const size_t allowed_calls_count = sizeof allowed_calls / sizeof *allowed_calls;

#endif
