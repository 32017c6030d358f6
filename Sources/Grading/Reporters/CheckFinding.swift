/// A named fact about a check that did not pass.
struct CheckFinding: Hashable {
  /// The name of the fact, such as `expected`, or an empty string for a sentence without a name.
  var name: String
  /// The lines of the fact.
  var lines: [String]
}

extension CheckFinding {
  /// The finding as text, with lines after the first indented.
  var text: String {
    (name.isEmpty ? "" : "\(name): ") + lines.joined(separator: "\n  ")
  }
}

extension GradingRecord.Check {
  /// The findings as nonempty text, or the verdict as a sentence if there are none.
  var explanation: String {
    let findings = findings
    let start = failure == nil && requires == nil ? [verdict.sentence] : []
    return (start + findings.map(\.text)).joined(separator: "\n")
  }

  /// The facts about the check, most important first.
  var findings: [CheckFinding] {
    var findings = failure?.findings ?? []
    if verdict != .passed, !parts.isEmpty {
      findings.append(CheckFinding(name: "parts", lines: parts.map(\.line)))
    }
    if let requires, verdict == .skipped {
      findings.append(CheckFinding(name: "", lines: ["The check '\(requires)' must pass first."]))
    }
    if let advice, failure != nil {
      findings.append(CheckFinding(name: "look", lines: [advice]))
    }
    findings += remarks.map { CheckFinding(name: "", lines: $0.lines) }
    return findings
  }
}

extension CheckFailure {
  /// The facts about the failure.
  var findings: [CheckFinding] {
    var findings: [CheckFinding] = []
    if expected == nil || !flaws.isEmpty {
      findings.append(CheckFinding(name: "", lines: summary.lines))
    }
    if let expected { findings.append(CheckFinding(name: "expected", lines: expected.lines)) }
    if let seen { findings.append(CheckFinding(name: "seen", lines: seen.lines)) }
    if !steps.isEmpty { findings.append(CheckFinding(name: "after", lines: steps)) }
    return findings
  }
}

extension PartResult {
  /// A line of text about the part.
  var line: String {
    "\(isRight ? "right" : "wrong"): \(name), \(Count(points, "point"))"
  }
}

extension String {
  /// The lines of the text, of which there is always at least one.
  var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
