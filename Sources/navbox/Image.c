#define _GNU_SOURCE
#include "Image.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#include "Descriptors.h"
#include "ExitCode.h"

#ifdef __linux__
#include <link.h>
#endif

typedef int (*app_entry)(int, char **);
typedef int (*host_start)(int requests, int replies, app_entry entry);
typedef int (*host_launch)(int requests, int replies, void *type);
typedef int (*host_prepare)(void);
typedef void (*host_meet)(uintptr_t start, size_t count);

static const char host_symbol[] = "navhost_start";
static const char launch_symbol[] = "navhost_launch";
static const char type_symbol[] = "navlab_app_type";
static const char preparation_symbol[] = "navhost_prepare";
static const char meeting_symbol[] = "navhost_meet";
static const char entry_symbol[] = "navlab_app_main";

static void *load_runtime(const char *path, int mode) {
  void *runtime = dlopen(path, mode | RTLD_LOCAL);
  if (runtime == NULL) fprintf(stderr, "navbox: cannot load the runtime: %s\n", dlerror());
  return runtime;
}

// Bound lazily, since most of the thousands of calls of the runtime are never made.
bool image_preload(const char *path) { return load_runtime(path, RTLD_LAZY) != NULL; }

static void *load_app(const char *path) {
  void *image = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (image == NULL) fprintf(stderr, "navbox: cannot load the app: %s\n", dlerror());
  return image;
}

bool image_prepare(const char *path, const char *app) {
  // Bound now, since a process would bind for itself alone.
  void *runtime = load_runtime(path, RTLD_NOW);
  if (runtime == NULL) return false;
  // What Swift does not find before an image is loaded it looks for once more afterwards, so the app comes first.
  if (app != NULL && load_app(app) == NULL) return false;
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

#ifdef __linux__

/// The memory of an image.
struct extent {
  /// An address in it.
  const void *address;
  uintptr_t start;
  size_t count;
};

// Finds the image among all that are loaded.
static int measure(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct extent *extent = context;
  uintptr_t end = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    uintptr_t last = info->dlpi_phdr[index].p_vaddr + info->dlpi_phdr[index].p_memsz;
    if (info->dlpi_phdr[index].p_type == PT_LOAD && last > end) end = last;
  }
  uintptr_t distance = (uintptr_t)extent->address - info->dlpi_addr;
  if ((uintptr_t)extent->address < info->dlpi_addr || distance >= end) return 0;
  extent->start = info->dlpi_addr;
  extent->count = end;
  return 1;
}

// Whether an image holds both. dladdr would look for the nearest of all names, and the runtime has a great many.
static bool is_shared(void *one, void *other) {
  struct extent extent = {.address = one};
  // What lies in no image is nobody's.
  if (dl_iterate_phdr(measure, &extent) == 0) return true;
  uintptr_t distance = (uintptr_t)other - extent.start;
  return (uintptr_t)other >= extent.start && distance < extent.count;
}

#else

// Whether an image holds both.
static bool is_shared(void *one, void *other) {
  Dl_info one_home, other_home;
  return dladdr(one, &one_home) == 0 || dladdr(other, &other_home) == 0 ||
         one_home.dli_fbase == other_home.dli_fbase;
}

#endif

// Finds what belongs to the host. The search starts in the image itself, so an app could put its own before the real one.
static void *find_in_host(void *image, const char *symbol, void *entry, const char *path) {
  void *found = dlsym(image, symbol);
  if (found == NULL) {
    fprintf(stderr, "navbox: %s lacks %s\n", path, symbol);
    return NULL;
  }
  if (!is_shared(entry, found)) return found;
  fprintf(stderr, "navbox: %s defines %s itself\n", path, symbol);
  return NULL;
}

#ifdef __linux__

bool image_meet(const char *path) {
  void *image = load_app(path);
  if (image == NULL) return false;
  struct extent extent = {.address = dlsym(image, type_symbol)};
  if (extent.address == NULL) extent.address = dlsym(image, entry_symbol);
  // What is wrong with the image is said by whoever runs it.
  if (extent.address == NULL || dl_iterate_phdr(measure, &extent) == 0) return true;
  void *meet = find_in_host(image, meeting_symbol, (void *)extent.address, path);
  if (meet != NULL) ((host_meet)meet)(extent.start, extent.count);
  return meet != NULL;
}

#endif

int image_run(const char *path) {
  void *image = load_app(path);
  if (image == NULL) return NAVBOX_NOT_LOADED;
  // Where the type is known, nothing of the app's own starts it.
  void *type = dlsym(image, type_symbol);
  void *entry = type != NULL ? type : dlsym(image, entry_symbol);
  if (entry == NULL) {
    fprintf(stderr, "navbox: %s lacks %s\n", path, entry_symbol);
    return NAVBOX_NO_ENTRY;
  }
  void *host = find_in_host(image, type != NULL ? launch_symbol : host_symbol, entry, path);
  if (host == NULL) return NAVBOX_NO_ENTRY;
  if (type != NULL) return ((host_launch)host)(REQUESTS_FD, REPLIES_FD, type);
  return ((host_start)host)(REQUESTS_FD, REPLIES_FD, (app_entry)entry);
}
