import Foundation

/// An app's keychain, which stores its items in a file in the app's home folder so that they outlive the process.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [[String: Any]]

  private init() {
    // A missing or damaged file counts as an empty keychain.
    let list = (try? Data(contentsOf: Self.file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    items = list as? [[String: Any]] ?? []
  }

  private static var file: URL {
    URL.homeDirectory.appending(path: "Library/Keychain.plist")
  }

  /// Adds an item unless an equal item exists, and returns a result code.
  func add(_ attributes: [String: Any]) -> OSStatus {
    lock.withLock {
      guard !items.contains(where: { Self.isSame($0, attributes) }) else {
        return errSecDuplicateItem
      }
      items.append(attributes.filter { !Self.instructions.contains($0.key) })
      return save()
    }
  }

  /// Returns the items that match a query.
  func find(_ query: [String: Any]) -> [[String: Any]] {
    lock.withLock { items.filter { Self.fits($0, query) } }
  }

  /// Updates the items that match a query, and returns a result code.
  func update(_ query: [String: Any], with changes: [String: Any]) -> OSStatus {
    lock.withLock {
      let indices = items.indices.filter { Self.fits(items[$0], query) }
      guard !indices.isEmpty else { return errSecItemNotFound }
      for index in indices { items[index].merge(changes) { $1 } }
      return save()
    }
  }

  /// Removes the items that match a query, and returns a result code.
  func remove(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { Self.fits($0, query) }
      return items.count == count ? errSecItemNotFound : save()
    }
  }

  private func save() -> OSStatus {
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: items,
        format: .binary,
        options: 0
      )
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: Self.file, options: .atomic)
      return errSecSuccess
    } catch {
      return errSecIO
    }
  }

  private static let instructions: Set = [
    kSecReturnData, kSecReturnAttributes, kSecMatchLimit, kSecReturnRef,
  ]

  private static func isSame(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer].allSatisfy { key in
      one[key].map { "\($0)" } == other[key].map { "\($0)" }
    }
  }

  private static func fits(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      instructions.contains(key) || key == kSecValueData || key == kSecAttrAccessible
        || item[key].map { "\($0)" } == "\(value)"
    }
  }
}
