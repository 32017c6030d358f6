#if !canImport(Darwin)
public import Foundation

/// A cache of network responses, which stays empty because fixtures replace the network.
open class URLCache: NSObject, @unchecked Sendable {
  /// The cache that all sessions share.
  public static var shared: URLCache {
    get { SharedCache.current.cache }
    set { SharedCache.current.cache = newValue }
  }
  /// The capacity in memory, in bytes.
  public var memoryCapacity: Int
  /// The capacity on disk, in bytes.
  public var diskCapacity: Int

  /// Creates a cache with the given capacities.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The space in memory, in bytes.
  ///   - diskCapacity: The space on disk, in bytes.
  ///   - directory: The folder of the part on disk.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  /// Removes all responses.
  open func removeAllCachedResponses() {}
}

/// A holder of the cache that all sessions share and that an app can replace.
private final class SharedCache: @unchecked Sendable {
  static let current = SharedCache()
  private let lock = NSLock()
  private var shared = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000)

  var cache: URLCache {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }
}
#endif
