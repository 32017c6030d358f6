import Foundation
import Shares
import Testing

@Suite("Whole apps, written as strangers write them")
struct WholeAppTests {
  /// The folder of the apps: one folder each, with a script beside its code.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/apps")

  /// The names of the apps.
  private static var apps: [String] {
    // Without the folder there is one app of no name, whose test fails.
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [""]
    return all.filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test(
    "an app runs unmodified, and its script finds what the author would see",
    arguments: Share(of: 6).of(apps)
  )
  func run(_ name: String) throws {
    let app = Self.folder.appending(path: name)
    let learner = try LearnerFolder()
    let script = app.appending(path: "Script.nav").path
    let run = try CommandRun.run(["run", app.path, "--script", script], in: learner)
    #expect(run.status == 0, "\(run)")
  }

  @Test("strangers: two apps are built and driven, and a table reports the results")
  func strangers() throws {
    let learner = try LearnerFolder()
    let good = Self.folder.appending(path: "Photobook").path
    try FileManager.default.createDirectory(
      at: learner.url.appending(path: "Broken"),
      withIntermediateDirectories: true
    )
    try learner.write(
      "import SwiftUI\nstruct A: View { var body: some Vew { Text(1) } }\n",
      to: "Broken/A.swift"
    )
    let run = try CommandRun.run(["dev", "strangers", good, "Broken"], in: learner)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("compiled") == true)
    #expect(
      lines.contains { $0.hasPrefix("| Photobook") && $0.contains("| yes      | yes    | yes") }
    )
    #expect(lines.contains { $0.hasPrefix("| Broken") && $0.contains("| no       | no     | no") })
    #expect(lines.contains { $0.hasPrefix("| all") && $0.contains("1 of 2") })
    #expect(lines.last?.contains("error: cannot find type 'Vew'") == true, "\(run.output)")
  }
}
