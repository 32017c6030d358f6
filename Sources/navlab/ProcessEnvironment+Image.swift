#if canImport(Glibc)
extension ProcessEnvironment {
  /// Returns the path by which Linux refers to the running executable.
  static func imagePath() -> String? { "/proc/self/exe" }
}
#else
import Darwin

extension ProcessEnvironment {
  /// Returns the path of the running executable, as the system reports it, or nil if the path is unavailable.
  static func imagePath() -> String? {
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
#endif
