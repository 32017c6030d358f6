import Foundation

/// The initial state of a child: its own process group, and no signal blocked or ignored.
final class SpawnAttributes {
  #if os(Linux)
  var value = posix_spawnattr_t()
  #else
  var value: posix_spawnattr_t?
  #endif

  init() {
    posix_spawnattr_init(&value)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&value, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&value, &all)
    posix_spawnattr_setpgroup(&value, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&value, Int16(flags))
  }

  deinit {
    posix_spawnattr_destroy(&value)
  }
}
