#define _GNU_SOURCE
#include "Image.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <unistd.h>

#include "Descriptors.h"
#include "ExitCode.h"

typedef int (*app_entry)(int, char **);
typedef int (*host_start)(int requests, int replies, app_entry entry);
typedef int (*host_prepare)(void);

static const char host_symbol[] = "navhost_start";
static const char preparation_symbol[] = "navhost_prepare";
static const char entry_symbol[] = "navlab_app_main";

static void *load_runtime(const char *path, int mode) {
  void *runtime = dlopen(path, mode | RTLD_LOCAL);
  if (runtime == NULL) fprintf(stderr, "navbox: cannot load the runtime: %s\n", dlerror());
  return runtime;
}

// Bound lazily, since most of the thousands of calls of the runtime are never made.
bool image_preload(const char *path) { return load_runtime(path, RTLD_LAZY) != NULL; }

bool image_prepare(const char *path) {
  // Bound now, since a process would bind for itself alone.
  void *runtime = load_runtime(path, RTLD_NOW);
  if (runtime == NULL) return false;
  void *prepare = dlsym(runtime, preparation_symbol);
  if (prepare != NULL) return ((host_prepare)prepare)() == 0;
  fprintf(stderr, "navbox: %s lacks %s\n", path, preparation_symbol);
  return false;
}

const char *image_await(void) {
  static char path[PATH_MAX];
  // Byte by byte: what follows belongs to the host.
  for (size_t length = 0; length < sizeof path; length++) {
    ssize_t count;
    do count = read(REQUESTS_FD, path + length, 1);
    while (count < 0 && errno == EINTR);
    if (count <= 0) return NULL;
    if (path[length] == '\0') return path;
  }
  return NULL;
}

int image_run(const char *path) {
  void *image = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (image == NULL) {
    fprintf(stderr, "navbox: cannot load the app: %s\n", dlerror());
    return NAVBOX_NOT_LOADED;
  }
  void *entry = dlsym(image, entry_symbol);
  void *host = dlsym(image, host_symbol);
  if (entry == NULL || host == NULL) {
    fprintf(stderr, "navbox: %s lacks %s\n", path, entry == NULL ? entry_symbol : host_symbol);
    return NAVBOX_NO_ENTRY;
  }
  // The search starts in the image itself, so an app could put its own host before the real one.
  Dl_info entry_home, host_home;
  if (dladdr(entry, &entry_home) == 0 || dladdr(host, &host_home) == 0 ||
      entry_home.dli_fbase == host_home.dli_fbase) {
    fprintf(stderr, "navbox: %s defines %s itself\n", path, host_symbol);
    return NAVBOX_NO_ENTRY;
  }
  return ((host_start)host)(REQUESTS_FD, REPLIES_FD, (app_entry)entry);
}
