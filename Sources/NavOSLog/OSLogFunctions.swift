// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with formatted values to the console.
///
/// - Parameters:
///   - type: The level.
///   - dso: The binary that sends the message, which is ignored.
///   - log: The log.
///   - message: The message, with a specifier such as `%@` or `%{public}d` for each value.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {
  guard !log.isDisabled else { return }
  log.logger.log(level: type, "\(formatted("\(message)", args), privacy: .public)")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with formatted values to the console.
///
/// - Parameters:
///   - message: The message, with a specifier such as `%@` or `%{public}d` for each value.
///   - dso: The binary that sends the message, which is ignored.
///   - log: The log.
///   - type: The level.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {
  guard !log.isDisabled else { return }
  log.logger.log(level: type, "\(formatted("\(message)", args), privacy: .public)")
}

/// Returns a message in which values replace the format specifiers.
private func formatted(_ message: String, _ values: [Any]) -> String {
  var text = ""
  var rest = Substring(message)
  var values = values[...]
  while let sign = rest.firstIndex(of: "%") {
    text += rest[..<sign]
    rest = rest[rest.index(after: sign)...]
    if rest.first == "%" {
      text += "%"
      rest.removeFirst()
      continue
    }
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      rest = rest[rest.index(after: end)...]
    }
    rest = rest.drop { !$0.isLetter && $0 != "@" }
    rest = rest.drop { "hlqLztj".contains($0) }
    if let value = values.popFirst() { text += "\(value)" }
    rest = rest.dropFirst()
  }
  return text + rest
}
