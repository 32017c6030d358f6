import Foundation

extension BuildCache {
  /// Returns the time for which entries of a kind are kept after their last use, in seconds.
  private static func age(of shelf: Shelf) -> TimeInterval {
    // Every change of what an app's files show each other makes parts that no other build will use.
    (shelf == .parts ? 3 : 30) * 24 * 3600
  }

  /// The maximum time for which a work folder can be in use, in seconds.
  private static let workAge: TimeInterval = 3600
  /// The minimum time between two cleanups, in seconds.
  private static let interval: TimeInterval = 24 * 3600

  /// Removes long-unused entries and files left by ended builds, at most once a day.
  ///
  /// Nothing depends on it, so files that cannot be removed today are left for another day.
  ///
  /// - Parameter now: The time from which ages are counted.
  func clean(now: Date = Date()) {
    let stamp = "\(folder)/cleaned"
    guard age(of: stamp, at: now) ?? .infinity > Self.interval else { return }
    guard FileManager.default.createFile(atPath: stamp, contents: nil) else { return }
    removeItems(in: "work", olderThan: Self.workAge, at: now)
    for shelf in Shelf.allCases {
      removeItems(in: shelf.rawValue, olderThan: Self.age(of: shelf), at: now)
    }
  }

  private func removeItems(in name: String, olderThan limit: TimeInterval, at now: Date) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
    for path in names.map({ "\(folder)/\(name)/\($0)" }) {
      guard let age = age(of: path, at: now), age > limit else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private func age(of path: String, at now: Date) -> TimeInterval? {
    guard let changed = FileStatus(of: path)?.changed else { return nil }
    return now.timeIntervalSince1970 - Double(changed.tv_sec) - Double(changed.tv_nsec) / 1e9
  }
}
