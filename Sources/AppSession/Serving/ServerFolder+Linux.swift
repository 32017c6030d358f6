#if os(Linux)
import Glibc

extension ServerFolder {
  /// The flag `ST_NOEXEC`, which the Swift overlay of the C library omits.
  private static let refusesPrograms: UInt = 8

  /// Returns whether programs and libraries can be loaded from a folder's file system.
  static func allowsPrograms(_ path: String) -> Bool {
    var information = statvfs()
    guard statvfs(path, &information) == 0 else { return false }
    return information.f_flag & refusesPrograms == 0
  }
}
#endif
