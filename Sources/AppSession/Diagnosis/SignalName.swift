#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The POSIX names of the signals that terminate processes.
enum SignalName {
  /// Returns the name of a signal, such as `SIGSEGV`.
  static func of(_ number: Int32) -> String {
    names[number] ?? "signal \(number)"
  }

  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP",
    SIGILL: "SIGILL", SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGQUIT: "SIGQUIT",
    SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]
}
