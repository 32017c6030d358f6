#if !canImport(Darwin)
public import Foundation

/// A cache of network responses, which holds only what the app itself stores because fixtures replace the network.
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
  /// The used capacity in memory, in bytes.
  public var currentMemoryUsage: Int { stored.values.reduce(0) { $0 + $1.data.count } }
  /// The used capacity on disk, in bytes.
  public var currentDiskUsage: Int { 0 }

  private let lock = NSLock()
  private var responses: [URL: CachedURLResponse] = [:]
  private var stored: [URL: CachedURLResponse] { lock.withLock { responses } }

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

  /// Creates a cache with the given capacities, and with a path on disk.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The space in memory, in bytes.
  ///   - diskCapacity: The space on disk, in bytes.
  ///   - path: The path of the part on disk.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
  }

  /// Returns the stored response to a request, or nil if there is none.
  ///
  /// - Parameter request: The request.
  /// - Returns: The response.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    request.url.flatMap { stored[$0] }
  }

  /// Stores the response to a request.
  ///
  /// - Parameters:
  ///   - cachedResponse: The response.
  ///   - request: The request.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    guard let url = request.url else { return }
    lock.withLock { responses[url] = cachedResponse }
  }

  /// Removes the response to a request.
  ///
  /// - Parameter request: The request.
  open func removeCachedResponse(for request: URLRequest) {
    guard let url = request.url else { return }
    lock.withLock { responses[url] = nil }
  }

  /// Removes the responses that were stored since a date.
  ///
  /// - Parameter date: The date.
  open func removeCachedResponses(since date: Date) {
    lock.withLock { responses = responses.filter { $0.value.date < date } }
  }

  /// Removes all responses.
  open func removeAllCachedResponses() {
    lock.withLock { responses = [:] }
  }
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
