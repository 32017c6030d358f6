package import FaultCatalogue

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The findings as a SARIF 2.1.0 log, a common exchange format for analysis tools.
package struct FindingsSARIF {
  private let outcome: LintOutcome
  private let version: String
  private let faults: any FaultEntrySource

  /// Creates the log for an outcome.
  ///
  /// - Parameters:
  ///   - outcome: The findings.
  ///   - version: The version of NavLab.
  ///   - faults: The catalogue of faults, which explains them.
  package init(_ outcome: LintOutcome, version: String, faults: any FaultEntrySource) {
    self.outcome = outcome
    self.version = version
    self.faults = faults
  }

  /// Returns the log as JSON, with sorted keys and a final line feed.
  ///
  /// - Returns: The text.
  /// - Throws: An error of the encoder or of the catalogue.
  package func text() throws -> String {
    try FindingsJSON.text(of: log())
  }

  private func log() throws -> SARIFLog {
    let ids = Set(outcome.findings.map(\.fault)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    return SARIFLog(
      runs: [
        .init(
          tool: .init(driver: .init(version: version, rules: try ids.map(rule))),
          results: outcome.findings.map { result($0, ruleIndex: numbers[$0.fault]) },
          invocations: [
            .init(
              executionSuccessful: !outcome.problems.contains { $0.extent == .nothing },
              toolExecutionNotifications: outcome.problems.map(Self.notification)
            )
          ]
        )
      ]
    )
  }

  private func rule(_ id: String) throws -> SARIFLog.Rule {
    let entry = try Fault.named(id).map(faults.entry)
    return SARIFLog.Rule(
      id: id,
      shortDescription: entry.map { .init(text: $0.fault.summary + ".") },
      fullDescription: entry.map { .init(text: $0.why) },
      help: entry.map { .init(text: $0.remedy) },
      defaultConfiguration: .init(level: (entry?.fault.severity ?? .warning).rawValue)
    )
  }

  private func result(_ finding: Finding, ruleIndex: Int?) -> SARIFLog.Result {
    SARIFLog.Result(
      ruleId: finding.fault,
      ruleIndex: ruleIndex,
      level: finding.severity.rawValue,
      message: .init(text: finding.message),
      locations: [Self.location(finding.place)],
      relatedLocations: finding.notes.isEmpty
        ? nil : finding.notes.map { Self.location($0.place, message: $0.message) },
      fixes: finding.fix.map { [Self.fix($0, in: finding.place.file)] }
    )
  }

  private static func location(_ place: SourcePlace, message: String? = nil) -> SARIFLog.Location {
    SARIFLog.Location(
      physicalLocation: .init(
        artifactLocation: .init(uri: uri(of: place.file)),
        region: .init(
          startLine: place.start.line,
          startColumn: place.start.column,
          endLine: place.end.line,
          endColumn: place.end.column,
          byteOffset: place.start.offset,
          byteLength: place.end.offset - place.start.offset
        )
      ),
      message: message.map { .init(text: $0) }
    )
  }

  private static func fix(_ fix: Fix, in file: String) -> SARIFLog.Fix {
    SARIFLog.Fix(
      description: .init(text: fix.title),
      artifactChanges: [
        .init(
          artifactLocation: .init(uri: uri(of: file)),
          replacements: fix.edits.map {
            .init(
              deletedRegion: .init(byteOffset: $0.start, byteLength: $0.end - $0.start),
              insertedContent: .init(text: $0.replacement)
            )
          }
        )
      ]
    )
  }

  private static func notification(_ problem: LintProblem) -> SARIFLog.Notification {
    SARIFLog.Notification(
      level: problem.extent == .nothing ? "error" : "warning",
      message: .init(text: problem.message),
      locations: [
        .init(
          physicalLocation: .init(
            artifactLocation: .init(uri: uri(of: problem.file)),
            region: problem.line.map { .init(startLine: $0) }
          )
        )
      ]
    )
  }

  /// Returns a path as a URI reference, in which special characters are percent-encoded.
  private static func uri(of path: String) -> String {
    let allowed = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@=,".utf8
    )
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = Array((path.hasPrefix("/") ? "file://" : "").utf8)
    for byte in path.utf8 {
      if allowed.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
