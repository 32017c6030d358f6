import Foundation
import Testing

@testable import AppSession

@Suite("The temporary folders of processes that are gone")
struct StaleFoldersTests {
  private let parent: String

  init() throws {
    parent = NSTemporaryDirectory() + "navlab-stale-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  @Test("unheld folders are removed, and nothing else is removed")
  func sweep() throws {
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: parent) } }
    let held = try TemporaryFolder(for: "home", in: parent)
    let heldName = try #require(held.path.split(separator: "/").last.map(String.init))
    try makeFolder("navlab-held-home-gone", holding: "Documents")
    try makeFolder("navlab-held-server-gone", holding: "run")
    try makeFolder("navlab-held-server-empty", holding: "run")
    try FileManager.default.removeItem(atPath: "\(parent)/navlab-held-server-empty/run")
    try makeFolder("navlab-work-gone", holding: "App.swift")
    try makeFolder("navlab-held-home-young")
    try makeFolder("navlab-other")
    try Data().write(to: URL(filePath: "\(parent)/navlab-held-file"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(parent)/navlab-held-link",
      withDestinationPath: "\(parent)/navlab-other"
    )
    for name in try names where name != "navlab-held-home-young" && name != "navlab-held-link" {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -120)],
        ofItemAtPath: "\(parent)/\(name)"
      )
    }
    // However long all this has taken, one of them is young.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3_600)],
      ofItemAtPath: "\(parent)/navlab-held-home-young"
    )
    StaleFolders(in: parent).remove()
    let kept = [
      "navlab-held-file", heldName, "navlab-held-home-young", "navlab-held-link", "navlab-other",
    ]
    #expect(try names == kept.sorted())
    withExtendedLifetime(held) {}
  }

  @Test("a process that has time to end leaves no folder behind")
  func ownFolder() throws {
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: parent) } }
    var folder: TemporaryFolder? = try TemporaryFolder(for: "home", in: parent)
    let path = try #require(folder?.path)
    try Data([1]).write(to: URL(filePath: "\(path)/file"))
    folder = nil
    #expect(try names == [])
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: parent).sorted() }
  }

  private func makeFolder(_ name: String, holding inner: String = "inner") throws {
    try FileManager.default.createDirectory(
      atPath: "\(parent)/\(name)/\(inner)",
      withIntermediateDirectories: true
    )
  }
}
