#if canImport(Glibc)
import Glibc

extension PseudoTerminal {
  /// Asks the system for a new terminal.
  ///
  /// Swift does not see `posix_openpt` and its relatives in glibc, so this asks the kernel itself.
  ///
  /// - Returns: The controlling end and the path of the other one, or nil when the system refuses.
  static func openPair() -> (controller: Int32, path: String)? {
    let getNumber: UInt = 0x8004_5430
    let setLock: UInt = 0x4004_5431
    let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard controller >= 0 else { return nil }
    var number: Int32 = 0
    var locked: Int32 = 0
    guard ioctl(controller, setLock, &locked) == 0, ioctl(controller, getNumber, &number) == 0
    else {
      close(controller)
      return nil
    }
    return (controller, "/dev/pts/\(number)")
  }
}
#else
import Darwin

extension PseudoTerminal {
  /// Asks the system for a new terminal.
  ///
  /// - Returns: The controlling end and the path of the other one, or nil when the system refuses.
  static func openPair() -> (controller: Int32, path: String)? {
    let controller = posix_openpt(O_RDWR | O_NOCTTY)
    guard controller >= 0 else { return nil }
    guard grantpt(controller) == 0, unlockpt(controller) == 0, let name = ptsname(controller) else {
      close(controller)
      return nil
    }
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    return (controller, String(cString: name))
  }
}
#endif
