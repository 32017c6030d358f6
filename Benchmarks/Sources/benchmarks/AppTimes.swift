import Foundation

/// The time that the commands of a script take, each from the request to the app to the snapshot
/// read back.
struct AppTimes {
  var laboratory: Laboratory

  /// The time that a script takes from start to end, with results written for a person, in seconds.
  func seconds(app: String, script: [String]) throws -> Double {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "navlab-drawn-\(ProcessInfo.processInfo.processIdentifier).nav")
    try script.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }  // The system clears it otherwise.
    let process = Process()
    process.executableURL = laboratory.program
    process.arguments = ["run", laboratory.app(app).path, "--script", file.path]
    process.standardOutput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Laboratory.Failure(
        description: "a script on \(app) ended with \(process.terminationStatus)"
      )
    }
    return (clock.now - start) / .seconds(1)
  }

  /// Runs a script on one of the apps in `Benchmarks/Apps`.
  func seconds(app: String, script: [String], measured: String) throws -> [Double] {
    try seconds(app: laboratory.app(app), script: script, measured: measured)
  }

  /// Runs a script on an app and keeps the times of the commands that begin with `measured`.
  func seconds(app: URL, script: [String], measured: String) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let file = folder.appending(path: "script.nav")
    try script.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    let output = Pipe()
    process.executableURL = laboratory.program
    process.arguments = ["run", app.path, "--json", "--script", file.path]
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Laboratory.Failure(
        description: "a script on \(app.lastPathComponent) ended with \(process.terminationStatus)"
      )
    }
    return try text.split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Line.self, from: Data($0)) }
      .filter { $0.line.hasPrefix(measured) }
      .compactMap { $0.nanoseconds.map { $0 / 1e9 } }
  }

  /// The parts of one line of `navlab run --json` that are needed.
  private struct Line: Decodable {
    var line: String
    var nanoseconds: Double?
  }
}
