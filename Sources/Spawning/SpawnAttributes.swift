#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The initial state of a child process, which has no blocked or ignored signals.
final class SpawnAttributes {
  var value = SpawnSystem.emptyAttributes

  /// Creates the initial state of a child process.
  ///
  /// - Parameter leadership: The processes that the child leads.
  /// - Throws: `SystemError` if the system has no memory left.
  init(_ leadership: ChildProgram.Leadership) throws(SystemError) {
    try check(posix_spawnattr_init(&value))
    var none = sigset_t()
    sigemptyset(&none)
    try check(posix_spawnattr_setsigmask(&value, &none))
    var all = sigset_t()
    sigfillset(&all)
    try check(posix_spawnattr_setsigdefault(&value, &all))
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    flags |= SpawnSystem.closingFlag
    switch leadership {
    case .none: break
    case .group:
      try check(posix_spawnattr_setpgroup(&value, 0))
      flags |= Int32(POSIX_SPAWN_SETPGROUP)
    case .session: flags |= SpawnSystem.sessionFlag
    }
    try check(posix_spawnattr_setflags(&value, Int16(flags)))
  }

  deinit {
    posix_spawnattr_destroy(&value)
  }

  private func check(_ code: Int32) throws(SystemError) {
    guard code == 0 else { throw SystemError(call: "posix_spawn", code: code) }
  }
}
