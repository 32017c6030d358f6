#if canImport(Darwin)
import Darwin

/// How many bytes of memory the program occupies, or nil where the system does not tell.
func residentBytes() -> Int? {
  var statistics = malloc_statistics_t()
  malloc_zone_statistics(nil, &statistics)
  return Int(statistics.size_in_use)
}
#endif
