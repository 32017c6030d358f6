import Foundation

/// A program of the system that a test can ask for a second opinion.
package struct Program: Sendable {
  /// The path of the program.
  package let path: String

  /// The result of running a program to its end.
  package struct Run {
    /// The exit status, or -1 when a signal has ended it.
    package var status: Int32
    /// The text that it has written to standard output.
    package var output: String
    /// The text that it has written to standard error.
    package var errors: String
  }

  /// The first program of some names that is on the path, if there is one.
  ///
  /// - Parameter names: The names.
  /// - Returns: The program.
  package static func named(_ names: String...) -> Program? {
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
  package func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
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
