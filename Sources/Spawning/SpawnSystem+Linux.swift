#if os(Linux)
import Glibc

/// The parts of `posix_spawn` that differ between systems.
enum SpawnSystem {
  static var emptyActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  static var emptyAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  /// The flag `POSIX_SPAWN_SETSID`, which the Swift overlay of the C library omits.
  static let sessionFlag: Int32 = 0x80
  /// The value 0, because Linux has no flag that closes other descriptors.
  static let closingFlag: Int32 = 0
}
#endif
