/// A table of visits, with a row for each app and a row of totals.
package struct StrangerTable {
  private let visits: [StrangerVisit]

  /// Creates a table of visits.
  ///
  /// - Parameter visits: The results of the visits.
  package init(_ visits: [StrangerVisit]) { self.visits = visits }

  /// The text of the table as Markdown.
  package var text: String {
    let heads = [
      "app", "lines", "compiled", "opened", "driven", "gestures", "places", "complaints", "crashes",
      "s per 1,000 lines",
    ]
    let rows = visits.map(Self.row) + [sum]
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      "| "
        + zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: " | ") + " |\n"
    }
    let rule =
      "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|\n"
    let faults = visits.compactMap { visit in
      (visit.fault ?? visit.crash).map { "\(visit.name): \($0)\n" }
    }
    let reasons = faults.isEmpty ? "" : "\n" + faults.joined()
    return line(heads) + rule + rows.map(line).joined() + reasons
  }

  private static func row(_ visit: StrangerVisit) -> [String] {
    [
      visit.name, "\(visit.lines)", word(visit.compiled), word(visit.opened), word(visit.driven),
      "\(visit.gestures)", "\(visit.places)",
      visit.complaints.isEmpty ? "none" : visit.complaints.joined(separator: ", "),
      visit.crash == nil ? "0" : "1", number(visit.secondsPerThousandLines),
    ]
  }

  private var sum: [String] {
    func count(_ isCounted: (StrangerVisit) -> Bool) -> String {
      "\(visits.count(where: isCounted)) of \(visits.count)"
    }
    let lines = visits.reduce(0) { $0 + $1.lines }
    let seconds = visits.filter(\.compiled).reduce(0) { $0 + $1.seconds }
    return [
      "all", "\(lines)", count(\.compiled), count(\.opened), count(\.driven),
      "\(visits.reduce(0) { $0 + $1.gestures })", "\(visits.reduce(0) { $0 + $1.places })",
      "\(visits.reduce(0) { $0 + $1.complaints.count })", "\(visits.count { $0.crash != nil })",
      Self.number(lines == 0 ? 0 : seconds * 1000 / Double(lines)),
    ]
  }

  private static func word(_ holds: Bool) -> String { holds ? "yes" : "no" }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
