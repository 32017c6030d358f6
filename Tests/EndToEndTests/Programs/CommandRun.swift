import Foundation

/// The result of running the program to its end.
struct CommandRun: Hashable {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What stands on its command line.
  ///   - folder: Where it runs.
  ///   - input: What comes from its standard input.
  ///   - environment: Variables that are other than usual.
  ///   - program: The program, NavLab as it was built unless given.
  /// - Returns: What came of it.
  /// - Throws: An error when the program cannot be started.
  static func run(
    _ arguments: [String],
    in folder: LearnerFolder,
    input: String = "",
    environment: [String: String] = [:],
    program: String = Products.program
  ) throws -> CommandRun {
    try run(arguments, in: folder, bytes: Data(input.utf8), environment, program)
  }

  /// Runs the program with an input that need not be text.
  ///
  /// - Parameters:
  ///   - arguments: What stands on its command line.
  ///   - folder: Where it runs.
  ///   - bytes: What comes from its standard input.
  ///   - environment: Variables that are other than usual.
  ///   - program: The program, NavLab as it was built unless given.
  /// - Returns: What came of it.
  /// - Throws: An error when the program cannot be started.
  static func run(
    _ arguments: [String],
    in folder: LearnerFolder,
    bytes: Data,
    _ environment: [String: String] = [:],
    _ program: String = Products.program
  ) throws -> CommandRun {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = folder.environment.merging(environment) { $1 }
    // Files cannot fill up as pipes do, so nobody has to read while the program runs.
    let files = ["input", "output", "errors"].map { folder.url.appending(path: "\($0).captured") }
    try bytes.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return CommandRun(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    )
  }
}
