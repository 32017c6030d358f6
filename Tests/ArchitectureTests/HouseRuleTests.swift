import Testing

@Suite("House rules")
struct HouseRuleTests {
  private let sources: [SwiftFile]
  private let all: [SwiftFile]

  init() throws {
    sources = try Project.swiftFiles(in: "Sources")
    all = try Project.swiftFiles(in: "Sources", "Tests")
  }

  @Test("no Swift file is longer than 500 lines")
  func fileLength() {
    #expect(all.count > sources.count && !sources.isEmpty)
    #expect(all.filter { $0.lineCount > 500 }.map { "\($0): \($0.lineCount)" } == [])
  }

  @Test("no file is a collection of unrelated helpers")
  func fileNames() {
    let drawer = /Utils|Utilit(?:y|ies)|Helpers?|Managers?|Misc|Common|Extensions/
    // What stands in for Apple's types bears their names; apps as strangers write them have their own habits.
    let own = all.filter {
      !$0.path.hasSuffix("+Generated.swift") && !$0.path.hasPrefix("Tests/Fixtures/")
    }
    #expect(own.filter { $0.name.contains(drawer) }.map(\.path) == [])
  }

  /// The modules that may write to the standard output, or end the process, on their own.
  ///
  /// `navlab` and `navlab-syntax` are edges of the program, `NavUIMacros` is one of its own, `NavHost` the entry of the
  /// learner's process. `NavPhotosUI` says on the app's console that there is no photo library, and `NavFoundation` that
  /// a property cannot be set by its name.
  static let mayPrintAndExit: Set = [
    "navlab", "navlab-syntax", "NavUIMacros", "NavHost", "NavFoundation", "NavPhotosUI",
  ]

  @Test("only the edges of the program print and exit")
  func printAndExit() {
    let call = /(?:^|[^\w.`])(?:print|exit)\(/
    let declaration = /\b(?:func|case) (?:print|exit)\(/
    let found = sources.filter { !Self.mayPrintAndExit.contains($0.module) }.flatMap { file in
      file.codeLines.enumerated()
        .filter { $1.contains("(") && $1.contains(call) && !$1.contains(declaration) }
        .map { "\(file):\($0.offset + 1)" }
    }
    #expect(found == [])
  }

  /// The modules from outside, and those of ours that may import them.
  static let owners: [String: Set<String>] = [
    "Yams": ["Course"], "CMarkdown": ["Course"], "CEditline": ["LineEditing"],
    "CSupervision": ["AppSession"],
    "ArgumentParser": ["navlab"], "CZlib": ["Archives"],
    "OpenCombine": ["NavCoreData", "NavFoundation", "NavUI"],
    "SwiftSyntax": ["NavLint"], "SwiftParser": ["NavLint"],
  ]

  /// The modules of the toolchain and the system, free to every module.
  static let platform: Set = [
    "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Dispatch", "Observation",
    "Synchronization", "Swift", "_Concurrency", "RegexBuilder", "CoreFoundation",
    "ObjectiveC",
  ]

  @Test("each library from outside is imported where it belongs")
  func outsideImports() throws {
    let ours = Set(sources.map(\.module))
    let found = sources.flatMap { file in
      file.imports.subtracting(ours).subtracting(Self.platform)
        .filter { Self.owners[$0]?.contains(file.module) != true }
        .map { "\(file) imports \($0)" }
    }
    #expect(found == [])
  }

  @Test("no text names a place that exists on only one machine")
  func machinePaths() throws {
    let pattern = /(?:^|[^\w.\/])\/(?:work|root)\/\w/
    let folders = [
      "Sources", "Tests", "Docs", "Scripts", "Lessons", "Exercises", "Faults", "Benchmarks", ".ci",
    ].filter(Project.exists)
    let texts = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift", "navlab"]
    let paths = try Project.files(in: folders) + texts
    let found = try paths.filter { path in
      let text = try Project.text(of: path)
      return ["/work/", "/root/"].contains { text.contains($0) } && text.contains(pattern)
    }
    #expect(found == [])
  }
}
