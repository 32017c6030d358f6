import SceneText

/// A finding in the form of a script that can be kept as a test.
package struct DiscoveryScript: Hashable, Sendable {
  /// The name of the script's file.
  package let name: String
  /// The content of the script's file.
  package let text: String

  /// Creates the script of a finding.
  ///
  /// - Parameters:
  ///   - discovery: The finding.
  ///   - number: The number of the finding in the report, counted from 1.
  package init(_ discovery: Discovery, number: Int) {
    let subject = discovery.entry ?? discovery.kind.rawValue
    name = (number < 10 ? "0" : "") + "\(number)-\(subject).nav"
    var lines = Self.wrapped(discovery.message)
    if let entry = discovery.entry { lines.append("# More: navlab explain \(entry)") }
    if discovery.expectation == nil, discovery.kind.passesWithFault {
      lines.append(
        "# This script shows the fault, but it passes. Add an expectation that should hold."
      )
    }
    lines.append("")
    lines += discovery.script
    if let expectation = discovery.expectation { lines.append(expectation) }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ message: String) -> [String] {
    var lines: [String] = []
    var line = "#"
    for word in Printable.line(message).split(separator: " ") {
      if line.count + word.count > 100 {
        lines.append(line)
        line = "#"
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}

extension Discovery.Kind {
  /// A Boolean value that indicates whether a script without an expectation passes although the fault exists.
  fileprivate var passesWithFault: Bool {
    switch self {
    case .crash, .hang, .tab: false
    default: true
    }
  }
}
