/* The system calls of a supervisor that Swift cannot make: they are variadic, or need macros of C. */
#ifndef NAVLAB_SUPERVISION_SHIM_H
#define NAVLAB_SUPERVISION_SHIM_H

#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/uio.h>

#ifdef __linux__
#include <sys/prctl.h>

/* Makes this process the parent of whatever its children leave behind; 0 when that worked. */
static inline int supervision_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

/* Keeps other processes of the same user out of this one's memory and environment; 0 when that worked. */
static inline int supervision_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
#else
static inline int supervision_adopt_orphans(void) { return -1; }
static inline int supervision_hide_memory(void) { return -1; }
#endif

/* Where these flags are missing, the socket or the descriptor is told so by itself. */
#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif
#ifndef MSG_CMSG_CLOEXEC
#define MSG_CMSG_CLOEXEC 0
#endif

enum { SUPERVISION_MAX_DESCRIPTORS = 8 };

/* Sends a packet with copies of descriptors, without SIGPIPE; the result is that of sendmsg. */
static inline ssize_t supervision_send(int socket, const void *bytes, size_t count,
                                       const int *descriptors, size_t descriptor_count) {
  char control[CMSG_SPACE(SUPERVISION_MAX_DESCRIPTORS * sizeof(int))]
      __attribute__((aligned(8))) = {0};
  struct iovec text = {(void *)bytes, count};
  struct msghdr message = {0};
  struct cmsghdr *header;
  if (descriptor_count > SUPERVISION_MAX_DESCRIPTORS) return -1;
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = CMSG_SPACE(descriptor_count * sizeof(int));
  header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(descriptor_count * sizeof(int));
  memcpy(CMSG_DATA(header), descriptors, descriptor_count * sizeof(int));
  return sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

/* Takes the one descriptor that a packet hands over, for no program to inherit; -1 when there is none. */
static inline int supervision_receive(int socket) {
  char control[CMSG_SPACE(sizeof(int))] __attribute__((aligned(8)));
  char byte;
  int descriptor = -1;
  struct iovec room = {&byte, 1};
  struct msghdr message = {0};
  struct cmsghdr *header;
  message.msg_iov = &room;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != 1) return -1;
  header = CMSG_FIRSTHDR(&message);
  if (header == 0 || header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) return -1;
  if (header->cmsg_len != CMSG_LEN(sizeof descriptor)) return -1;
  memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
#ifndef __linux__
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
#endif
  return descriptor;
}

#endif
