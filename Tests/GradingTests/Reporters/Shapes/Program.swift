import Foundation

/// A program of the system that a test can ask for a second opinion.
struct Program: Sendable {
  let path: String

  /// What came of running a program to its end.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The first program of some names that is on the path, if there is one.
  static func named(_ names: String...) -> Program? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map(Program.init)
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What stands on its command line.
  ///   - environment: Variables that are other than usual.
  /// - Returns: What came of it.
  /// - Throws: An error when the program cannot be started.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let folder = try TemporaryFolder()
    for name in ["output", "errors"] { try folder.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files cannot fill up as pipes do, so nobody has to read while the program runs.
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "output"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "errors"))
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try folder.text(of: "output"),
      errors: try folder.text(of: "errors")
    )
  }
}

/// A folder that goes away with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("the test's folder stays behind: \(error)")
    }
  }

  func path(of name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
