import FaultCatalogue

/// The commands that make a GitHub workflow annotate lines of a pull request with findings.
package struct FindingsAnnotations: Hashable, Sendable {
  private let outcome: LintOutcome

  /// Creates the commands for an outcome.
  ///
  /// - Parameter outcome: The findings.
  package init(_ outcome: LintOutcome) {
    self.outcome = outcome
  }

  /// The commands, one per line.
  package var text: String {
    let findings = outcome.findings.map { finding in
      let start = finding.place.start
      let end = finding.place.end
      var properties = [
        ("file", finding.place.file), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
      ]
      // GitHub accepts columns only if a single line is marked.
      if start.line == end.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      }
      properties.append(("title", finding.fault))
      return command(Self.level(of: finding.severity), properties, finding.message)
    }
    let problems = outcome.problems.map {
      command("warning", [("file", $0.file), ("line", "\($0.line ?? 1)")], $0.message)
    }
    return (findings + problems).joined()
  }

  private static func level(of severity: Fault.Severity) -> String {
    switch severity {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private func command(
    _ name: String,
    _ properties: [(name: String, value: String)],
    _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(Self.escape($0.value, inProperty: true))" }
    return "::\(name) \(list.joined(separator: ","))::\(Self.escape(message, inProperty: false))\n"
  }

  private static func escape(_ text: String, inProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
