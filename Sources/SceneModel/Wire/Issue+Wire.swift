extension Issue {
  /// Writes the number of issues shared with the start of an earlier list, followed by the remaining issues.
  static func write(_ issues: [Issue], after old: [Issue], to writer: inout WireWriter) {
    let kept = zip(issues, old).prefix { $0 == $1 }.count
    writer.size(kept)
    writer.size(issues.count - kept)
    for issue in issues[kept...] { issue.write(to: &writer) }
  }

  /// Reads a difference and applies it to the issues.
  static func patch(
    _ issues: inout [Issue],
    from reader: inout WireReader
  ) throws(WireError) {
    let kept = try reader.size(atMost: issues.count)
    let count = try reader.count()
    issues.removeLast(issues.count - kept)
    for _ in 0..<count { issues.append(try Issue(from: &reader)) }
  }

  private func write(to writer: inout WireWriter) {
    writer.text(rule)
    writer.boolean(severity == .error)
    writer.text(message)
    writer.optional(view) { $0.text($1) }
    writer.optional(file) { $0.text($1) }
    writer.optional(line) { $0.integer($1) }
  }

  private init(from reader: inout WireReader) throws(WireError) {
    let rule = try reader.text()
    let severity: Severity = try reader.boolean() ? .error : .warning
    let message = try reader.text()
    let view = try reader.optional { (reader) throws(WireError) in try reader.text() }
    let file = try reader.optional { (reader) throws(WireError) in try reader.text() }
    let line = try reader.optional { (reader) throws(WireError) in try reader.integer() }
    self.init(
      rule: rule,
      severity: severity,
      message: message,
      view: view,
      file: file,
      line: line
    )
  }
}
