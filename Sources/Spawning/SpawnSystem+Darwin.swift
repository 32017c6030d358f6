#if canImport(Darwin)
import Darwin

/// The parts of `posix_spawn` that differ between systems.
enum SpawnSystem {
  static var emptyActions: posix_spawn_file_actions_t? { nil }
  static var emptyAttributes: posix_spawnattr_t? { nil }
  static let sessionFlag = Int32(POSIX_SPAWN_SETSID)
  /// The flag that closes every descriptor that no action names.
  static let closingFlag = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
}
#endif
