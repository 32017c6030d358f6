#define _GNU_SOURCE
#include "Server.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Descriptors.h"
#include "ExitCode.h"
#include "Image.h"
#include "Launch.h"
#include "Options.h"

#ifdef __linux__

#include <dirent.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

enum { NR_PIDFD_OPEN = 434, MAX_ARGUMENTS = 256, MAX_BYTES = 1 << 16, LEASH = 3, DESCRIPTORS = 4 };

/// A process that is asked for.
struct request {
  char *arguments[MAX_ARGUMENTS + 1];
  int count;
  /// Its input, its output, its console and the leash.
  int descriptors[DESCRIPTORS];
};

static bool fail(const char *step) {
  fprintf(stderr, "navbox: server: %s: %s\n", step, strerror(errno));
  return false;
}

/// How many entries a folder of /proc has, or -1.
static int count_entries(const char *folder) {
  int count = 0;
  DIR *entries = opendir(folder);
  if (entries == NULL) return -1;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) count += entry->d_name[0] != '.';
  closedir(entries);
  return count;
}

/// Whether processes that are forked now would find everything as if they had begun by themselves.
static bool can_be_forked(void) {
  // A child of a process with threads would find their locks held for ever.
  int threads = count_entries("/proc/self/task");
  // The last one is the folder itself. A child closes what it inherits, and would believe it to be open.
  int descriptors = count_entries("/proc/self/fd") - 1;
  if (threads < 0 || descriptors < 0) return fail("threads");
  if (threads == 1 && descriptors == STDERR_FILENO + 1) return true;
  fprintf(stderr, "navbox: server: the runtime has started threads or opened files\n");
  return false;
}

static void close_all(const int *descriptors, int count) {
  for (int index = 0; index < count; index++) close(descriptors[index]);
}

/// Takes the descriptors of a packet, and says whether there are as many as there should be.
static bool take_descriptors(struct msghdr *message, int *descriptors) {
  struct cmsghdr *header = CMSG_FIRSTHDR(message);
  if (header == NULL || header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) {
    return false;
  }
  int count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
  memcpy(descriptors, CMSG_DATA(header), (size_t)count * sizeof(int));
  if (count == DESCRIPTORS && (message->msg_flags & (MSG_TRUNC | MSG_CTRUNC)) == 0) return true;
  close_all(descriptors, count);
  return false;
}

/// Cuts the text of a packet into arguments.
static bool take_arguments(struct request *request, char *text, size_t length) {
  static char name[] = "navbox";
  request->arguments[0] = name;
  request->count = 1;
  if (length == 0 || text[length - 1] != '\0') return false;
  for (char *end = text + length; text < end; text += strlen(text) + 1) {
    if (request->count == MAX_ARGUMENTS) return false;
    request->arguments[request->count++] = text;
  }
  request->arguments[request->count] = NULL;
  return true;
}

/// Waits for the next request; false when there is none, or none that can be understood.
static bool receive(struct request *request) {
  static char text[MAX_BYTES];
  char control[CMSG_SPACE(DESCRIPTORS * sizeof(int))] __attribute__((aligned(8)));
  struct iovec room = {text, sizeof text};
  struct msghdr message = {
      .msg_iov = &room,
      .msg_iovlen = 1,
      .msg_control = control,
      .msg_controllen = sizeof control,
  };
  // A process inherits this memory, and need not know what others were asked to do.
  memset(text, 0, sizeof text);
  ssize_t count;
  do count = recvmsg(STDIN_FILENO, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  if (count <= 0) return false;
  if (!take_descriptors(&message, request->descriptors)) return false;
  if (take_arguments(request, text, (size_t)count)) return true;
  close_all(request->descriptors, DESCRIPTORS);
  return false;
}

/// Goes on, in the child, as if navbox had been started with the arguments and descriptors.
_Noreturn static void become(const struct request *request) {
  struct options options;
  // The numbers received are above 2, which the server holds open itself.
  for (int target = STDIN_FILENO; target <= STDERR_FILENO; target++) {
    if (dup2(request->descriptors[target], target) < 0) _exit(NAVBOX_NOT_CONFINED);
  }
  descriptors_close_from(STDERR_FILENO + 1);
  if (!options_parse(&options, request->count, (char **)request->arguments)) _exit(NAVBOX_USAGE);
  if (options.served != NULL || options.program != NULL) _exit(NAVBOX_USAGE);
  exit(launch_run(&options));
}

/// More threads than this are too many; and how long a process may go on before they are counted again.
enum { MAX_THREADS = 256, INSPECTION_MILLISECONDS = 10 };

/// Whether the process has more threads than any honest app.
static bool is_crowded(pid_t child) {
  char path[64];
  struct stat status;
  snprintf(path, sizeof path, "/proc/%d/task", (int)child);
  // A folder has one link for each thread in it, and two of its own.
  return stat(path, &status) == 0 && status.st_nlink > MAX_THREADS + 2;
}

/// Waits until the process is over, has too many threads, or the leash is shut; false when its end cannot be noticed.
static bool await_end(pid_t child, int leash) {
  int end = (int)syscall(NR_PIDFD_OPEN, child, 0);
  if (end < 0) return fail("process");
  struct pollfd events[] = {{leash, POLLIN, 0}, {end, POLLIN, 0}};
  int ready;
  do {
    ready = poll(events, 2, INSPECTION_MILLISECONDS);
  } while (ready == 0 ? !is_crowded(child) : ready < 0 && errno == EINTR);
  close(end);
  return true;
}

/// Ends what is left of the process, and reaps it.
static int reap(pid_t child) {
  int status = 0;
  // The group is killed before its leader is reaped: until then the number cannot belong to others.
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  return status;
}

/// Whether everything that processes have started is gone; what they leave becomes a child of the server.
static bool is_alone(void) { return waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD; }

/// Runs one process from its beginning to its end, and says whether another one may follow.
static bool serve(const struct request *request) {
  int leash = request->descriptors[LEASH];
  pid_t child = fork();
  if (child == 0) become(request);
  close_all(request->descriptors, LEASH);
  if (child < 0) {
    close(leash);
    return fail("fork");
  }
  bool is_known = await_end(child, leash);
  int status = reap(child);
  bool may_go_on = is_known && is_alone();
  // Whoever has asked may be gone; and who is told nothing knows that the process was lost.
  if (is_known) send(leash, &status, sizeof status, MSG_NOSIGNAL | MSG_DONTWAIT);
  close(leash);
  return may_go_on;
}

/// Leaves the terminal's signals to others, and adopts what processes leave behind.
static bool settle(void) {
  if (setsid() < 0 && getpgrp() != getpid()) return fail("session");
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 || fail("orphans");
}

/// Hands a folder to who asks for processes: a file system of this namespace, which has no path outside.
static bool hand_over(const char *path) {
  char control[CMSG_SPACE(sizeof(int))] __attribute__((aligned(8))) = {0};
  char text = 0;
  struct iovec room = {&text, sizeof text};
  struct msghdr message = {
      .msg_iov = &room,
      .msg_iovlen = 1,
      .msg_control = control,
      .msg_controllen = sizeof control,
  };
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return fail(path);
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof folder);
  memcpy(CMSG_DATA(header), &folder, sizeof folder);
  bool is_sent = sendmsg(STDIN_FILENO, &message, MSG_NOSIGNAL) == 1;
  close(folder);
  return is_sent || fail("handing over");
}

int server_run(const struct options *options) {
  static struct request request;
  descriptors_close_from(STDERR_FILENO + 1);
  if (!settle()) return NAVBOX_NOT_CONFINED;
  if (!image_prepare(options->served, options->app)) return NAVBOX_NOT_LOADED;
  if (options->app != NULL && !image_meet(options->app)) return NAVBOX_NOT_LOADED;
  if (!can_be_forked()) return NAVBOX_NOT_LOADED;
  if (options->handed != NULL && !hand_over(options->handed)) return NAVBOX_NOT_CONFINED;
  while (receive(&request)) {
    if (!serve(&request)) return NAVBOX_NOT_CONFINED;
  }
  return 0;
}

#else

int server_run(const struct options *options) {
  (void)options;
  fprintf(stderr, "navbox: server: only Linux has it\n");
  return NAVBOX_USAGE;
}

#endif
