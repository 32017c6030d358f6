internal import Foundation

/// Where messages of a part of an app go.
public final class OSLog: Hashable, Sendable {
  private let name: String

  /// The usual place.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A place that nobody reads.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Names a place.
  ///
  /// - Parameters:
  ///   - subsystem: The app, or a part of it.
  ///   - category: A part of that.
  public init(subsystem: String, category: String) {
    name = category
  }

  /// Whether both are the same.
  public static func == (lhs: OSLog, rhs: OSLog) -> Bool { lhs === rhs }

  /// Hashes the place's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate func write(_ text: String, _ type: OSLogType) {
    guard self !== OSLog.disabled else { return }
    let category = name.isEmpty ? "" : "[\(name)] "
    FileHandle.standardError.write(Data("\(category)\(type.mark)\(text)\n".utf8))
  }
}

/// Writes a message to the console.
///
/// - Parameters:
///   - type: How bad it is.
///   - message: The message, with a specifier such as `%@` or `%{public}d` for each value.
///   - log: Where it goes.
///   - args: The values.
public func os_log(
  _ type: OSLogType = .default,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {
  log.write(formatted("\(message)", args), type)
}

/// Writes a message to the console.
///
/// - Parameters:
///   - message: The message, with a specifier such as `%@` or `%{public}d` for each value.
///   - log: Where it goes.
///   - type: How bad it is.
///   - args: The values.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {
  log.write(formatted("\(message)", args), type)
}

/// A message with its values in the places of its specifiers.
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
