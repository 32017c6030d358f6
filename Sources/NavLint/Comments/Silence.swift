import FaultCatalogue
import Findings

/// The line ranges in which a file's comments silence faults, with findings about invalid comments.
struct Silence: Sendable {
  private var lines: [String: Set<Int>] = [:]
  /// The silenced line ranges, in order and without overlap, keyed by fault.
  private var stretches: [String: [ClosedRange<Int>]] = [:]
  /// The findings about comments that name no fault or an unknown fault.
  private(set) var findings: [Finding] = []

  /// The id of the findings about linter comments.
  static let fault = "lint-comment"

  init(_ directives: [Directive], in file: ParsedFile, configuration: LintConfiguration) {
    var open: [String: Int] = [:]
    for directive in directives {
      guard let reach = directive.reach else {
        complain(Self.unknown(directive.word, of: Self.words, kind: "word"), directive.word, file)
        continue
      }
      if directive.faults.isEmpty {
        complain("name the fault: '\(directive.word.text) nested-stack'", directive.word, file)
      }
      for name in directive.faults {
        if Fault.named(name.text) == nil {
          complain(Self.unknown(name, of: Fault.all.map(\.id), kind: "fault"), name, file)
          continue
        }
        switch reach {
        case .next: lines[name.text, default: []].insert(directive.line + 1)
        case .this: lines[name.text, default: []].insert(directive.line)
        case .begin: open[name.text] = open[name.text] ?? directive.line
        case .end:
          if let start = open.removeValue(forKey: name.text) {
            stretches[name.text, default: []].append(start...directive.line)
          }
        }
      }
    }
    for (name, start) in open { stretches[name, default: []].append(start...Int.max) }
    if configuration.only?.contains(Self.fault) == false { findings = [] }
  }

  /// Returns whether the comments silence a finding.
  func covers(_ finding: Finding) -> Bool {
    let line = finding.place.start.line
    if lines[finding.fault]?.contains(line) == true { return true }
    guard let stretches = stretches[finding.fault] else { return false }
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < stretches.count && stretches[low].contains(line)
  }

  private static let words = Directive.Reach.allCases.map(\.rawValue)

  private static func unknown(
    _ name: Directive.Name,
    of known: [String],
    kind: String
  ) -> String {
    let nearest = Suggestion.nearest(to: name.text, among: known)
    let remedy = nearest.map { "did you mean '\($0)'?" } ?? "'navlab explain' lists all"
    return "there is no \(kind) '\(name.text)'; \(remedy)"
  }

  private mutating func complain(_ message: String, _ name: Directive.Name, _ file: ParsedFile) {
    findings.append(
      Finding(
        fault: Self.fault,
        severity: .warning,
        message: message,
        place: .init(
          file: file.path,
          start: file.lines.position(at: name.start),
          end: file.lines.position(at: name.start + name.text.utf8.count)
        )
      )
    )
  }
}
