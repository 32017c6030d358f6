import Foundation
import Testing

@Suite("Running a stranger's app", .serialized)
struct StrangersAppTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write("hidden-check", to: "secret.txt")
    let secret = "\(folder.path)/secret.txt"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/eve",
      withIntermediateDirectories: true
    )
    try folder.write(
      """
      import SwiftUI
      import Foundation
      @main struct BaitApp: App {
        var body: some Scene { WindowGroup { NavigationStack { Text("").navigationTitle(Self.found) } } }
        static let found = (try? String(contentsOfFile: "\(secret)", encoding: .utf8)) ?? "refused"
      }
      """,
      to: "eve/App.swift"
    )
  }

  @Test("Without a sandbox, the app reads its user's files, and in a sandbox it cannot")
  func reading() throws {
    let bare = try CommandRun.run(["run", "eve/App.swift"], in: folder, input: "tree\n")
    #expect(bare.output.contains("hidden-check"))
    let confined = try CommandRun.run(["run", "eve", "--sandbox"], in: folder, input: "tree\n")
    #expect(confined.status == 0, "\(confined)")
    #expect(confined.output.contains("refused"), "\(confined)")
    #expect(!confined.output.contains("hidden-check"))
    #expect(confined.errors.hasPrefix("Sandbox: "))
  }

  @Test("A script that came with the app writes no files")
  func writing() throws {
    try folder.write("back\nsave kept.nav\n", to: "eve/bait.nav")
    let words = ["run", "eve", "--sandbox", "--keep-going", "--script", "eve/bait.nav"]
    let run = try CommandRun.run(words, in: folder)
    #expect(run.status != 0)
    #expect(run.errors.contains("bait.nav:2:1: "), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/kept.nav"))
  }

  @Test("A stranger's package is not built, because its manifest is a program")
  func packages() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import Foundation
      try "".write(toFile: "\(folder.path)/ran", atomically: true, encoding: .utf8)
      import PackageDescription
      let package = Package(name: "Eve", targets: [.executableTarget(name: "Eve", path: "Eve")])
      """,
      to: "eve/Package.swift"
    )
    _ = try CommandRun.run(["run", "eve", "--sandbox"], in: folder, input: "tree\n")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"))
  }
}
