import Findings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension LintRequest.Limits {
  /// Limits the memory and time of this process, and prevents the process from writing files.
  func apply() {
    // A system without one of these limits still has those of the calling process.
    #if canImport(Glibc)
    Self.set(__rlimit_resource_t(RLIMIT_AS.rawValue), megabytes << 20)
    Self.set(__rlimit_resource_t(RLIMIT_CPU.rawValue), seconds)
    Self.set(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), 0)
    Self.set(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
    #else
    Self.set(RLIMIT_CPU, seconds)
    Self.set(RLIMIT_FSIZE, 0)
    Self.set(RLIMIT_CORE, 0)
    #endif
  }

  private static func set(_ resource: Int32, _ most: Int) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(clamping: most))
    limit.rlim_max = limit.rlim_cur
    _ = setrlimit(resource, &limit)
  }
}
