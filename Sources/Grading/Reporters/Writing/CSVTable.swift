import SceneText

/// Rows of fields in the format of RFC 4180, safe to open in a spreadsheet.
struct CSVTable: Hashable {
  /// The rows, the header first.
  private(set) var rows: [[String]] = []

  /// Adds a row.
  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The table as text, with the standard's line ends.
  var text: String {
    rows.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns a field, in quotation marks if it needs them.
  ///
  /// A spreadsheet would take a text that begins like a formula for one, and a learner names the folder: an
  /// apostrophe in front says that it is text.
  static func field(_ text: String) -> String {
    var field = Printable.line(text)
    if let first = field.first(where: { $0 != " " }), formulaSigns.contains(first) {
      field = "'" + field
    }
    guard field.contains(where: { $0 == "," || $0 == "\"" }) || field.hasPrefix(" ") else {
      return field
    }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }

  private static let formulaSigns: Set<Character> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
}
