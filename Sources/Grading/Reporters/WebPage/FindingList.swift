/// A list of the findings about a check, each with a name and lines of text.
struct FindingList: Hashable {
  private let findings: [CheckFinding]

  init(_ findings: [CheckFinding]) {
    self.findings = findings
  }

  /// The elements of the list, or an empty array if there are no findings.
  var markup: [Markup] {
    guard !findings.isEmpty else { return [] }
    let entries = findings.flatMap { finding -> [Markup] in
      let name = finding.name.isEmpty ? "what happened" : finding.name
      return [
        .element("dt", [], .text(name)),
        .element("dd", [], .element("pre", [], .text(finding.lines.joined(separator: "\n")))),
      ]
    }
    return [.element("dl", [.init("class", "findings")], entries)]
  }
}
