#if canImport(Darwin)
import Darwin

/// Returns the number of bytes of memory that the program occupies, or nil where the system does
/// not say.
func residentBytes() -> Int? {
  var statistics = malloc_statistics_t()
  malloc_zone_statistics(nil, &statistics)
  return Int(statistics.size_in_use)
}
#endif
