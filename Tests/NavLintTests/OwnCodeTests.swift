import Course
import FaultCatalogue
import FaultFiles
import Findings
import Foundation
import Shares
import Synchronization
import Testing

@testable import NavLint

/// The tests that read a lot of code have turns.
@Suite("NavLab's own Swift")
struct OwnCodeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The Swift files of a folder that are meant to be right, each with the files of its app.
  private static func apps(in folder: String) throws -> [String: [(path: String, bytes: [UInt8])]] {
    let paths = try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { path in
        // An app that a whole exercise is about stands beside the exercise.
        path.hasSuffix(".swift")
          && (folder == "Lessons" || path.contains("/Solution/") || path.contains("/Alternatives/")
            || path.split(separator: "/").count == 2)
      }
      .sorted()
    var apps: [String: [(path: String, bytes: [UInt8])]] = [:]
    for path in paths {
      let name = "\(folder)/\(path)"
      let data = try Data(contentsOf: root.appending(path: name))
      apps[
        String(name.prefix { $0 != "." }.split(separator: "/").dropLast().joined(separator: "/")),
        default: []
      ]
      .append((name, Array(data)))
    }
    return apps
  }

  private func findings(_ folder: String) throws -> [String] {
    let apps = try Self.apps(in: folder)
    #expect(!apps.isEmpty)
    return apps.sorted { $0.key < $1.key }.flatMap { _, files in
      Linter(configuration: LintConfiguration()).judge(files).findings.map {
        "\($0.place.file):\($0.place.start.line) \($0.fault): \($0.message)"
      }
    }
  }

  @Test("The lessons and the tour have no finding")
  func lessons() throws {
    #expect(try findings("Lessons") == [])
  }

  /// The faults that the app of an exercise may have, because the learner is asked about them.
  private static func practisedFaults(of app: String) throws -> [String] {
    let folder = app.split(separator: "/").dropLast().joined(separator: "/")
    let manifest = try String(
      contentsOf: root.appending(path: folder).appending(path: "exercise.yml"),
      encoding: .utf8
    )
    return manifest.firstMatch(of: /\nfaults: \[(.+)\]/)?.1.split(separator: ", ").map(String.init)
      ?? []
  }

  @Test(
    "The exercises' apps and solutions have no findings beyond the practised faults",
    .enabled(if: Share(of: 6).takes(0))
  )
  func exercises() throws {
    let found = try findings("Exercises").filter { finding in
      let words = finding.split(separator: ": ")[0].split(separator: " ")
      let app = String(words[0].prefix { $0 != ":" })
      guard app.split(separator: "/").count == 3 else { return true }
      return try !Self.practisedFaults(of: app).contains(String(words[1]))
    }
    #expect(found == [])
  }

  /// The names without which code has nothing to do with what rules look for.
  private static let words = [
    "Navigation", "TabView", "Tab(", " Tab<", " Tab:", " Tab {", ".sheet(", "fullScreenCover",
    ".popover(", "onOpenURL", "@State",
    "@Environment", "EnvironmentKey", "@Observable", "ObservableObject", "removeLast", "onChange(",
    "try! ", "Task {",
  ]

  /// The Swift files of a folder in which a rule may find something, without those that hold examples as texts.
  private static func candidates(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter {
        $0.hasSuffix(".swift") && !$0.hasSuffix("+Examples.swift")
      }
      .map { root.appending(path: "\(folder)/\($0)").path }
      .filter { path in
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return words.contains { text.contains($0) }
      }
  }

  @Test(
    "NavLab's own sources have no findings, judged like its users' sources",
    .enabled(if: Share(of: 6).takes(2))
  )
  func sources() async throws {
    // All of them at once: what is right in one file may only be seen in another.
    let paths =
      try ["Sources", "Benchmarks", "Scripts"].flatMap(Self.candidates).sorted()
      + [Self.root.appending(path: "Package.swift").path]
    #expect(paths.count > 300)
    let configuration = try LintConfigurationReader.file(for: paths[0])
      .map { try LintConfigurationReader.read($0) }
    let request = LintRequest(
      paths: paths,
      configuration: configuration ?? LintConfiguration(folder: Self.root.path)
    )
    let said = Mutex<[LintEvent]>([])
    await LintRun(request, currentFolder: Self.root.path).perform { events in
      said.withLock { $0 += events }
    }
    #expect(said.withLock { $0 } == [.end(fileCount: paths.count)])
  }

  /// The files of an answer, as they are when what it changes has been put into the solution.
  private static func files(
    of answer: Answer,
    solution: String
  ) throws -> [(path: String, bytes: [UInt8])] {
    let edited = answer.edited.map { ($0.name, Array($0.text.utf8)) }
    let folders = [(answer.folder, answer.files), (solution, answer.inherited)]
    let others = try folders.flatMap { folder, files in
      try files.map { ($0, Array(try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))) }
    }
    return (edited + others).filter { $0.0.hasSuffix(".swift") }.sorted { $0.0 < $1.0 }
  }

  @Test(
    "Alternatives that change a part of the solution have no findings",
    .enabled(if: Share(of: 3).takes(2))
  )
  func alternatives() throws {
    let catalogue = Catalogue(path: Self.root.path)
    var editedCount = 0
    for name in Share(of: 4).of(try catalogue.exerciseNames()) {
      let exercise = try catalogue.exercise(name)
      let key = try AnswerKey.read(for: exercise)
      for answer in key.alternatives where !answer.isWhole {
        editedCount += answer.edited.isEmpty ? 0 : 1
        let files = try Self.files(of: answer, solution: key.solution)
        let findings = Linter(configuration: LintConfiguration()).judge(files).findings
        #expect(
          findings.map { "\($0.place.file):\($0.place.start.line) \($0.fault)" } == [],
          "\(name), \(answer.name)"
        )
      }
    }
    #expect(editedCount > 5)
  }

  @Test("The catalogue's right examples have no finding of their own fault")
  func rightExamples() throws {
    for fault in try FaultFiles.entries()
    where RuleList.all.contains(where: { $0.fault == fault.id }) {
      let outcome = Linter(
        configuration: LintConfiguration(only: [fault.id], deploymentTarget: DeploymentTarget(16))
      )
      .judge([("Right.swift", Array(fault.right.code.utf8))])
      #expect(outcome.findings.map(\.message) == [], "\(fault.id)")
    }
  }

  @Test("The catalogue's wrong examples have their finding, wherever a rule exists")
  func wrongExamples() throws {
    for fault in try FaultFiles.entries()
    where RuleList.all.contains(where: { $0.fault == fault.id }) {
      // Some are faults on old systems only, and some on new ones only.
      let findings = [16, 26].flatMap { version in
        Linter(
          configuration: LintConfiguration(
            only: [fault.id],
            deploymentTarget: DeploymentTarget(version)
          )
        )
        .judge([("Wrong.swift", Array(fault.wrong.code.utf8))]).findings
      }
      #expect(findings.contains { $0.fault == fault.id }, "\(fault.id)")
    }
  }
}
