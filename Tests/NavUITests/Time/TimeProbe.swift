import Foundation

/// The program that plays scenes with virtual time installed, which cannot be done in the test's
/// own process.
struct TimeProbe {
  /// The output of a scene, and its end.
  struct Run {
    let output: String
    let errors: String
    let crashed: Bool
  }

  /// Plays a scene in a process of its own.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - variables: What it finds in its environment, besides.
  /// - Returns: What came of it.
  /// - Throws: What the system says when it cannot be started.
  func play(_ scene: String, variables: [String: String] = [:]) throws -> Run {
    let process = Process()
    process.executableURL = products.appending(path: "TimeProbe")
    process.arguments = [scene]
    process.environment = variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let outputData = try output.fileHandleForReading.readToEnd()
    let errorData = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return Run(
      output: String(decoding: outputData ?? Data(), as: UTF8.self),
      errors: String(decoding: errorData ?? Data(), as: UTF8.self),
      crashed: process.terminationReason == .uncaughtSignal
    )
  }

  /// The folder of the test program, which is the probe's as well.
  private var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
