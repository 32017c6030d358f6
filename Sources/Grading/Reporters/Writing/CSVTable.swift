import SceneText

/// A CSV table that follows RFC 4180 and is safe to open in a spreadsheet.
struct CSVTable: Hashable {
  /// The rows, including the header as the first row.
  private(set) var rows: [[String]] = []

  /// Adds a row at the end of the table.
  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The table as text, with the line endings that RFC 4180 requires.
  var text: String {
    rows.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns a field's text, enclosed in quotation marks if necessary.
  ///
  /// Learners choose the names of folders, and a spreadsheet reads some texts as formulas. An apostrophe before such a
  /// text prevents that.
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
