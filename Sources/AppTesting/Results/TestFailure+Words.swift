extension TestFailure {
  /// A description of the failure on one line, without its place.
  var summary: String {
    guard let expected, let seen else { return message }
    return "expected \(expected), but seen: \(seen)"
  }

  /// The lines that describe the failure completely, beginning with its place.
  var details: [String] {
    var lines = ["\(place): \(message)"]
    if let command { lines.append("command: \(command)") }
    if let expected { lines.append("expected: \(expected)") }
    if let seen { lines.append("seen: \(seen)") }
    lines += choices
    if let screen { lines.append("screen: \(screen)") }
    return lines
  }
}
