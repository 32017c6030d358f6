#if !canImport(Darwin)
public import Foundation

/// A cache of network answers; it stays empty here, since fixtures answer.
open class URLCache: NSObject, @unchecked Sendable {
  /// The cache that sessions share.
  public static var shared: URLCache {
    get { SharedCache.current.cache }
    set { SharedCache.current.cache = newValue }
  }
  /// The room in memory, in bytes.
  public var memoryCapacity: Int
  /// The room on disk, in bytes.
  public var diskCapacity: Int

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The room in memory, in bytes.
  ///   - diskCapacity: The room on disk, in bytes.
  ///   - directory: Where the disk's part would be.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  /// Forgets all answers.
  open func removeAllCachedResponses() {}
}

/// The cache that sessions share, which an app may replace.
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
