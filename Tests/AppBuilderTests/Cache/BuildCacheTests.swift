import Foundation
import Testing

@testable import AppBuilder

@Suite("Build cache")
struct BuildCacheTests {
  private let folder: LearnerFolder
  private let cache: BuildCache

  init() throws {
    folder = try LearnerFolder()
    cache = BuildCache(folder: folder.path + "/deep/cache")
  }

  private func publish(_ key: String, _ text: String) throws -> String {
    let entry = try cache.publish(key: key, in: .apps) { work throws(BuildError) in
      try work.write(text, to: "made")
    }
    return try String(contentsOfFile: "\(entry)/made", encoding: .utf8)
  }

  private var leftovers: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: "\(cache.folder)/work") }
  }

  @Test("the cache does not build a key twice")
  func reuse() throws {
    #expect(try publish("a", "first") == "first")
    #expect(try publish("a", "second") == "first")
    #expect(try publish("b", "third") == "third")
    #expect(try leftovers == [])
  }

  @Test("a failure leaves nothing behind")
  func failure() throws {
    #expect(throws: BuildError.broken("x")) {
      try cache.publish(key: "a", in: .apps) { _ throws(BuildError) in throw .broken("x") }
    }
    #expect(try leftovers == [])
    #expect(try publish("a", "later") == "later")
  }

  @Test("two contents with one name are not confused")
  func collision() throws {
    let name = ContentName(of: "a".utf8)
    let other = "\(cache.folder)/apps/\(name)-0"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    try Data("another content".utf8).write(to: URL(filePath: "\(other)/key"))
    #expect(try publish("a", "mine") == "mine")
    #expect(try publish("a", "again") == "mine")
  }

  @Test("when two builds of one content run at once, both use the first result")
  func race() throws {
    let entry = try cache.publish(key: "a", in: .apps) { work throws(BuildError) in
      try work.write("slow", to: "made")
      _ = try cache.publish(key: "a", in: .apps) { work throws(BuildError) in
        try work.write("fast", to: "made")
      }
    }
    #expect(try String(contentsOfFile: "\(entry)/made", encoding: .utf8) == "fast")
    #expect(try leftovers == [])
  }

  @Test("entries that are unused for a month are deleted, and entries in use stay")
  func cleaning() throws {
    _ = try publish("a", "old")
    let work = try WorkFolder(in: cache)
    cache.clean()
    #expect(try publish("a", "new") == "old")
    cache.clean(now: Date(timeIntervalSinceNow: 31 * 24 * 3600))
    #expect(try publish("a", "new") == "new")
    #expect(FileManager.default.fileExists(atPath: work.path) == false)
  }

  @Test("parts of large apps are deleted after three days, and other entries later")
  func cleaningParts() throws {
    for shelf in BuildCache.Shelf.allCases {
      _ = try cache.publish(key: "a", in: shelf) { _ in }
    }
    cache.clean(now: Date(timeIntervalSinceNow: 4 * 24 * 3600))
    let left = BuildCache.Shelf.allCases.filter { cache.entry(for: "a", in: $0) != nil }
    #expect(left == BuildCache.Shelf.allCases.filter { $0 != .parts })
  }

  @Test("an error names a folder that cannot be written to")
  func unwritable() throws {
    try folder.write(Data(), to: "file")
    let cache = BuildCache(folder: "\(folder.path)/file/cache")
    #expect(
      throws: BuildError.cacheUnusable(
        path: "\(folder.path)/file/cache/work",
        reason: "Not a directory"
      )
    ) {
      try WorkFolder(in: cache)
    }
  }
}
