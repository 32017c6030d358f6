#if os(Linux)
import Glibc

/// The parts of `posix_spawn` in which the systems differ.
enum SpawnSystem {
  static var emptyActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  static var emptyAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  /// `POSIX_SPAWN_SETSID`, which the Swift overlay of the C library omits.
  static let sessionFlag: Int32 = 0x80
  /// The flag that closes other descriptors, which does not exist here.
  static let closingFlag: Int32 = 0
}
#endif
