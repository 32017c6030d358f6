#define _GNU_SOURCE
#include "Image.h"

#include <dlfcn.h>
#include <stdio.h>

#include "Descriptors.h"
#include "ExitCode.h"

typedef int (*app_entry)(int, char **);
typedef int (*host_start)(int requests, int replies, app_entry entry);

static const char host_symbol[] = "navhost_start";
static const char entry_symbol[] = "navlab_app_main";

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
