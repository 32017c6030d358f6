import AppBuilder
import Findings
import Foundation
import Testing

@testable import NavLint

/// Code that compiles before a fix compiles afterwards.
@Suite("Fixes and the compiler")
struct FixCompilationTests {
  /// An example whose findings have fixes, before and after.
  private struct Pair {
    var name: String
    var before: String
    var after: String
  }

  private static func pairs() -> [Pair] {
    var pairs: [Pair] = []
    for rule in RuleList.exampled {
      for (number, example) in rule.examples.triggering.enumerated() {
        let files = ExampleFiles(example)
        let findings = files.findings(of: rule, target: example.deploymentTarget)
        guard findings.contains(where: { $0.fix != nil }) else { continue }
        let mended = files.files.map { file in
          let fixes = findings.filter { $0.place.file == file.path }.compactMap(\.fix)
          return String(
            decoding: FixApplication(fixes, to: Array(file.code.utf8)).bytes,
            as: UTF8.self
          )
        }
        pairs.append(
          Pair(
            name: "\(rule.fault)-\(number)",
            before: files.files.map(\.code).joined(separator: "\n"),
            after: mended.joined(separator: "\n")
          )
        )
      }
    }
    return pairs
  }

  @Test("An example that compiles before its fix also compiles afterwards")
  func compiles() throws {
    let pairs = Self.pairs()
    let wrong = try Compilation(pairs.map { ($0.name, $0.before) }).broken
    let sound = pairs.filter { !wrong.contains($0.name) }
    // Many examples are excerpts, which do not compile alone; a few must, or nothing is shown.
    #expect(sound.count * 2 >= pairs.count, "only \(sound.map(\.name)) of \(pairs.map(\.name))")
    let mended = try Compilation(sound.map { ($0.name, $0.after) })
    #expect(mended.broken == [], "\(mended.output)")
  }
}

/// One run of the compiler over pieces of code, each in a file and a namespace of its own.
private struct Compilation {
  /// The compiler's output.
  var output: String
  /// The names of the pieces that do not compile.
  var broken: Set<String> = []

  init(_ pieces: [(name: String, code: String)]) throws {
    let folder = NSTemporaryDirectory() + "navlab-fixes-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var paths: [String] = []
    for (index, piece) in pieces.enumerated() {
      let path = "\(folder)/\(piece.name).swift"
      try Self.wrapped(piece.code, number: index).write(
        toFile: path,
        atomically: true,
        encoding: .utf8
      )
      paths.append(path)
    }
    let arguments = EditorArguments(
      runtime: RuntimeLocation(products: Self.products),
      moduleFolder: "\(Self.products)/Modules"
    )
    output =
      try ToolRun(
        of: "/usr/bin/env",
        ["swiftc", "-typecheck", "-wmo", "-suppress-warnings"] + arguments.words + paths,
        environment: ProcessInfo.processInfo.environment,
        seconds: 300,
        outputBytes: 4 << 20
      ).output
    for match in output.matches(of: /navlab-fixes-[^\/]*\/([a-z0-9-]+)\.swift:\d+:\d+: error:/) {
      broken.insert(String(match.output.1))
    }
  }

  /// The code in an enum; extensions cannot stand there, and imports need not.
  private static func wrapped(_ code: String, number: Int) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
    let body = lines.joined(separator: "\n")
    guard !lines.contains(where: { $0.contains("extension ") || $0.hasPrefix("@main") }) else {
      return "import SwiftUI\n" + body
    }
    return "import SwiftUI\nenum Case\(number) {\n\(body)\n}\n"
  }

  private static let products: String = {
    let arguments = CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    guard let tests = arguments.first(where: { $0.contains(".xctest") }) else {
      preconditionFailure("the tests do not know where they were built: \(arguments)")
    }
    var url = URL(filePath: tests).standardizedFileURL
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url.path
  }()
}
