#if canImport(Darwin)
import Darwin

extension ServerFolder {
  /// Returns whether programs and libraries can be loaded from a folder's file system.
  static func allowsPrograms(_ path: String) -> Bool {
    var information = statfs()
    guard statfs(path, &information) == 0 else { return false }
    return information.f_flags & UInt32(MNT_NOEXEC) == 0
  }
}
#endif
