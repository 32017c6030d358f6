import Foundation
import Testing

@testable import AppBuilder

@Suite("The iOS versions that introduced names")
struct AvailabilityTableTests {
  private func table(
    _ symbols: [(usr: String, kind: String, path: [String], version: String?)]
  )
    throws -> AvailabilityTable
  {
    let list = symbols.map { symbol in
      let parts = symbol.version?.split(separator: ".") ?? []
      let introduced =
        parts.isEmpty ? "" : #""introduced":{"major":\#(parts[0]),"minor":\#(parts[1])}"#
      let availability =
        parts.isEmpty
        ? "" : #","availability":[{"domain":"macOS"},{"domain":"iOS",\#(introduced)}]"#
      let path = symbol.path.map { "\"\($0)\"" }.joined(separator: ",")
      return #"{"identifier":{"precise":"\#(symbol.usr)"},"kind":{"identifier":"\#(symbol.kind)"},"#
        + #""pathComponents":[\#(path)]\#(availability)}"#
    }
    var table = AvailabilityTable()
    try table.add(symbolGraph: Data(#"{"symbols":[\#(list.joined(separator: ","))]}"#.utf8))
    return table
  }

  @Test("names that are as old as SwiftUI are left out")
  func old() throws {
    let table = try table([
      ("a", "swift.struct", ["Tab"], "18.0"),
      ("b", "swift.struct", ["Text"], nil),
      ("c", "swift.struct", ["List"], "13.0"),
    ])
    #expect(
      table.entries == [
        "a": AvailabilityTable.Entry(
          name: "Tab",
          version: SystemVersion(major: 18),
          isType: true
        )
      ]
    )
  }

  @Test("the oldest version of overloads and inherited members counts")
  func overloads() throws {
    let table = try table([
      ("a", "swift.method", ["View", "tint(_:)"], "15.0"),
      ("b", "swift.method", ["View", "tint(_:)"], "16.0"),
      ("c", "swift.method", ["Text", "tint(_:)"], "17.0"),
      ("d", "swift.method", ["Scene", "tint(_:)"], "18.0"),
    ])
    #expect(table.entries.mapValues(\.version.major) == ["a": 15, "b": 15, "c": 15, "d": 18])
  }

  @Test("a file that is not a module description is refused")
  func broken() {
    var table = AvailabilityTable()
    #expect(throws: (any Error).self) { try table.add(symbolGraph: Data("[]".utf8)) }
  }
}
