import Foundation
import Testing

@testable import FaultCatalogue

@Suite("The table of defects in documents")
struct DefectTableTests {
  /// A row of the table.
  private struct Row {
    let place: String
    let grade: String
    let defect: String
    let finder: String

    /// The entries that find the defect; empty where a sentence tells why none does.
    var entries: [String] {
      finder.hasPrefix("`") ? finder.split(separator: ", ").map { $0.filter { $0 != "`" } } : []
    }
  }

  private let rows: [Row]

  init() throws {
    let table = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Docs/Defects.md").standardized
    rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        try #require(cells.count == 4, "\(line)")
        return Row(place: cells[0], grade: cells[1], defect: cells[2], finder: cells[3])
      }
  }

  @Test("The table lists the defects of five documents, by document and line")
  func places() {
    #expect(rows.count { $0.grade == "A" } == 25)
    #expect(rows.count { $0.grade == "B" } == 24)
    #expect(rows.count == 49)
    for row in rows {
      #expect(row.place.wholeMatch(of: /`00[0-4]-\d{3,4}`/) != nil, "\(row.place)")
    }
    let documents = rows.map { $0.place.prefix(4) }
    #expect(documents == documents.sorted())
    #expect(Set(rows.map { $0.place + $0.defect }).count == rows.count)
  }

  @Test("Each defect is found by existing entries, or the table gives a reason")
  func finders() {
    for row in rows {
      for entry in row.entries {
        #expect(Fault.named(entry) != nil, "\(row.place) names \(entry)")
      }
      guard row.entries.isEmpty else { continue }
      #expect(row.finder.wholeMatch(of: /(The compiler|Nobody): .+\./) != nil, "\(row.place)")
    }
  }
}
