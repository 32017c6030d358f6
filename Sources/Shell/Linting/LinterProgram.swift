import AppBuilder
package import Findings
import Foundation

/// The program `navlab-syntax`, which checks Swift source, with its path, its build and its requests.
package struct LinterProgram: Sendable {
  let installation: Installation
  let environment: [String: String]

  /// The time limit for a run of the linter, in seconds.
  private static let limit = 600.0

  /// Creates a reference to the program in an installation.
  ///
  /// - Parameters:
  ///   - installation: The locations of NavLab's files.
  ///   - environment: The process's environment.
  package init(installation: Installation, environment: [String: String]) {
    self.installation = installation
    self.environment = environment
  }

  /// The path of the program, or nil if it is missing or older than its sources.
  package var path: String? {
    let neighbour = "\(installation.products)/navlab-syntax"
    if FileManager.default.isExecutableFile(atPath: neighbour) { return neighbour }
    return Self.folders.map { "\(installation.root)/.build/\($0)" }.first(where: isFresh)
      .map { "\($0)/release/navlab-syntax" }
  }

  /// The folders in which `Scripts/build-syntax` builds the program, the fastest build first.
  private static let folders = ["syntax-optimised", "syntax"]

  /// Checks files with the program, or throws an error if the program is missing.
  ///
  /// - Parameter request: The files to check, and how to check them.
  /// - Returns: The findings.
  /// - Throws: `CommandFailure` if the program does not work, which is an error inside NavLab.
  package func judge(_ request: LintRequest) throws(CommandFailure) -> LintOutcome {
    guard let path else { throw LinterBuild(of: self).missing() }
    // The limit for a single argument is smaller than for all together.
    var head = request
    head.paths = []
    let words: String
    do {
      words = String(decoding: try JSONEncoder().encode(head), as: UTF8.self)
    } catch {
      throw CommandFailure(
        .internalFault,
        saying: "the request cannot be written as JSON: \(error)"
      )
    }
    // The linter ends by itself after its processor time; on a busy machine, that may take long.
    let limit = request.limits.map { Double(10 * $0.seconds) } ?? Self.limit
    let result = try run(path, [words] + request.paths, seconds: limit)
    return try Self.outcome(of: result, limit: limit, isJudging: request.limits != nil)
  }

  /// Returns the outcome that the program's output describes.
  static func outcome(
    of result: ToolRun,
    limit: Double = limit,
    isJudging: Bool = false
  ) throws(CommandFailure) -> LintOutcome {
    var outcome = LintOutcome()
    var isWhole = false
    let decoder = JSONDecoder()
    for line in result.output.split(separator: "\n") {
      do {
        switch try decoder.decode(LintEvent.self, from: Data(line.utf8)) {
        case .finding(let finding): outcome.findings.append(finding)
        case .problem(let problem): outcome.problems.append(problem)
        case .end(let count):
          outcome.fileCount = count
          isWhole = true
        }
      } catch {
        let words = String(line.prefix(300))
        throw CommandFailure(.internalFault, saying: "the linter's reply cannot be read: \(words)")
      }
    }
    guard isWhole, result.ending == .exit(0) else {
      let ending =
        switch result.ending {
        case .exit(let code): "ended with code \(code)"
        case .signal(let signal): "was ended by signal \(signal)"
        case .timeout: "took longer than \(Int(limit)) seconds"
        }
      let remedy =
        isJudging
        ? "the submission is not the cause" : "name fewer files to find the cause"
      throw CommandFailure(.internalFault, saying: "the linter \(ending); \(remedy)")
    }
    return outcome
  }

  func run(
    _ program: String,
    _ arguments: [String],
    seconds: Double
  ) throws(CommandFailure) -> ToolRun {
    do {
      return try ToolRun(
        of: program,
        arguments,
        environment: environment,
        seconds: seconds,
        outputBytes: 512 << 20
      )
    } catch {
      throw CommandFailure(.internalFault, saying: "\(error)")
    }
  }

  /// Returns whether the program exists and is newer than its sources.
  private func isFresh(_ folder: String) -> Bool {
    let program = "\(folder)/release/navlab-syntax"
    guard FileManager.default.isExecutableFile(atPath: program) else { return false }
    let root = installation.root
    let stamp = "\(folder)/navlab.stamp"
    // Without a date or a file, the program counts as old and is built again.
    guard let date = Self.date(of: stamp),
      let home = FileManager.default.contents(atPath: stamp),
      String(decoding: home, as: UTF8.self) == root + "\n"
    else { return false }
    let folders = ["FaultCatalogue", "Findings", "LintServer", "NavLint", "navlab-syntax"]
    return folders.allSatisfy { folder in
      let path = "\(root)/Sources/\(folder)"
      guard let files = FileManager.default.enumerator(atPath: path) else { return false }
      for case let file as String in files {
        if let changed = Self.date(of: "\(path)/\(file)"), changed > date { return false }
      }
      return true
    }
  }

  private static func date(of path: String) -> Date? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    } catch {
      // A missing file has no date.
      return nil
    }
  }
}
