import Foundation

/// A program beside the tests that does in a process of its own what a test cannot do in the shared one.
enum ProbeProgram {
  /// Runs a probe to its end.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - arguments: What stands on its command line.
  ///   - environment: Variables that are other than usual.
  /// - Returns: The lines that it has printed.
  /// - Throws: An error when the program cannot be started.
  static func lines(
    of name: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "\(Products.folder)/\(name)")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }
}
