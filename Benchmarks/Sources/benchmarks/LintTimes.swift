import Foundation

/// The linter against `swift format lint`, over the same files.
struct LintTimes {
  var laboratory: Laboratory

  /// The number of files that are judged in one run.
  private static let fileCount = 300

  /// The request to the program, without the files.
  private static let request =
    #"{"configuration":{"excluded":[],"folder":"","heedsComments":true,"levels":{}},"paths":[]}"#

  /// Judges the same files with both, in turn, and one file alone.
  func measure(rounds: Int = 7) throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-lint-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let size = try copyFiles(to: folder)
    let linter = try linter()
    let swift = try Laboratory.tool("swift-format")
    var own: [MeasuredChild] = []
    var theirs: [MeasuredChild] = []
    for _ in 0..<rounds {
      own.append(try run(linter, [Self.request, folder.path], allowing: [0]))
      theirs.append(
        try run(swift, ["lint", "--recursive", "--parallel", folder.path], allowing: [0, 1])
      )
    }
    let single = try (0..<30).map { _ in
      try run(linter, [Self.request, folder.appending(path: "1.swift").path], allowing: [0])
    }
    let large = folder.appending(path: "large.swift")
    let megabytes = try writeLarge(to: large)
    let most = try run(linter, [Self.request, large.path], allowing: [0])
    let pairs = zip(own, theirs).map { $0.seconds / $1.seconds }
    let (name, count) = ("`swift format lint --parallel`", Self.fileCount)
    return [
      Measurement(
        subject: "linting \(count) files, \(size / 1024) KB, \(own[0].megabytes) MB of memory",
        sample: Sample(own.map(\.seconds)),
        target: .median((Sample(theirs.map(\.seconds)).median) / 2)
      ),
      Measurement(
        subject: "\(name) of the same files, \(theirs[0].megabytes) MB of memory",
        sample: Sample(theirs.map(\.seconds)),
        target: nil
      ),
      Measurement(
        subject: "the share of its time that the linter takes, in pairs (not seconds)",
        sample: Sample(pairs),
        target: .median(0.5)
      ),
      Measurement(
        subject: "linting one file, start to end",
        sample: Sample(single.map(\.seconds)),
        target: .median(0.06)
      ),
      Measurement(
        subject: "one file of \(megabytes) MB, \(most.megabytes) MB of memory",
        sample: Sample([most.seconds]),
        target: nil
      ),
    ]
  }

  private func linter() throws -> String {
    let path = laboratory.root.appending(path: ".build/syntax-optimised/release/navlab-syntax").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Laboratory.Failure(
        description: "the linter is not built; run Scripts/build-syntax optimised"
      )
    }
    return path
  }

  private func run(
    _ program: String,
    _ words: [String],
    allowing statuses: Set<Int32>
  ) throws -> MeasuredChild {
    let child = try MeasuredChild(program, words)
    guard statuses.contains(child.status) else {
      throw Laboratory.Failure(description: "\(program) ended with \(child.status)")
    }
    return child
  }

  /// Copies NavLab's own sources, the first ones twice where there are too few, and says how large they are.
  private func copyFiles(to folder: URL) throws -> Int {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = laboratory.root.appending(path: "Sources").path
    let paths = try files.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
      .sorted()
    guard !paths.isEmpty else { throw Laboratory.Failure(description: "there are no sources") }
    // Spread over all modules.
    let step = max(1, paths.count / Self.fileCount)
    var size = 0
    for number in 0..<Self.fileCount {
      let data = try Data(
        contentsOf: URL(filePath: "\(sources)/\(paths[number * step % paths.count])")
      )
      size += data.count
      try data.write(to: folder.appending(path: "\(number).swift"))
    }
    return size
  }

  /// Writes one large file, and says how large it is in megabytes.
  private func writeLarge(to file: URL) throws -> Int {
    let text = try String(
      contentsOf: laboratory.root.appending(path: "Lessons/00-tour/App.swift"),
      encoding: .utf8
    )
    let count = (10 << 20) / text.utf8.count
    try String(repeating: text + "\n", count: count).write(
      to: file,
      atomically: false,
      encoding: .utf8
    )
    return 10
  }
}
