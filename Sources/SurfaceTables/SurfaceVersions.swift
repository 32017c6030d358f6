/// The system versions in which a declaration is available, as specified at the start of a row.
///
///     17.0 func padding()                      since iOS 17 13.0-100000.0 "use onSubmit" func old()  deprecated, with
///     what to use instead -17.0 "use onSubmit" func old()          deprecated, without the first version deprecated
///     "use onSubmit" func old()     deprecated in every version
struct SurfaceVersions {
  /// The availability attribute in Swift.
  let attribute: String

  /// Reads the versions at the start of a row, or returns nil if there are none.
  ///
  /// - Parameter text: The row.
  /// - Returns: The systems and the rest of the row, or nil where no version stands.
  static func read(_ text: Substring) -> (versions: SurfaceVersions, rest: Substring)? {
    let word = text.prefix { $0 != " " }
    if word == "deprecated", let (message, rest) = quotation(in: text[word.endIndex...]) {
      return (SurfaceVersions(attribute: "@available(*, deprecated, message: \(message))"), rest)
    }
    guard word.contains("."), word.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else {
      return nil
    }
    var rest = text[word.endIndex...].drop { $0 == " " }
    let versions = word.split(separator: "-", omittingEmptySubsequences: false)
    guard versions.count == 2 else {
      return (SurfaceVersions(attribute: "@available(iOS \(word), *)"), rest)
    }
    var parts = ["iOS"]
    if !versions[0].isEmpty { parts.append("introduced: \(versions[0])") }
    parts.append("deprecated: \(versions[1])")
    if let (message, after) = quotation(in: rest) {
      parts.append("message: \(message)")
      rest = after
    }
    return (SurfaceVersions(attribute: "@available(\(parts.joined(separator: ", ")))"), rest)
  }

  /// Parses text in quotation marks, or returns nil if no such text comes first.
  private static func quotation(in text: Substring) -> (text: Substring, rest: Substring)? {
    let text = text.drop { $0 == " " }
    guard text.hasPrefix("\""), let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
    return (text[...end], text[text.index(after: end)...].drop { $0 == " " })
  }
}
