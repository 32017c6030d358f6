#if canImport(Glibc)
import Foundation
import Glibc

/// Returns the number of bytes of memory that the program occupies, or nil where the system does
/// not say.
func residentBytes() -> Int? {
  guard let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = Int(fields.split(separator: " ")[1])
  else { return nil }
  return pages * sysconf(Int32(_SC_PAGESIZE))
}
#endif
