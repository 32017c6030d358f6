import Testing

@testable import AppBuilder

@Suite("Availability in source code")
struct AvailabilityScopesTests {
  /// The versions at each `X` of a text, in order; 0 where the code says nothing.
  private func versions(_ text: String) -> [String] {
    let scopes = AvailabilityScopes(of: text)
    var found: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, source) in lines.enumerated() {
      for (column, character) in source.enumerated() where character == "X" {
        let version = scopes.version(line: line + 1, column: column + 1)
        found.append(version.map { "\($0)" } ?? "-")
      }
    }
    return found
  }

  @Test(
    "an availability condition applies to the code that it guards",
    arguments: [
      ("if #available(iOS 17, *) { X } else { X }; X", ["17.0", "-", "-"]),
      ("if a, #available(iOS 17.4, *), X { X }", ["17.4", "17.4"]),
      ("if #available(macOS 15, *) { X }", ["-"]),
      ("if #unavailable(iOS 17) { X } else { X }", ["-", "17.0"]),
      (
        "func f() { X; guard #available(iOS 17, *) else { X }; X; g { X } } X",
        ["-", "-", "17.0", "17.0", "-"]
      ),
      ("if #available(iOS 17, *) { if #available(iOS 18, *) { X }; X }", ["18.0", "17.0"]),
      ("guard let a else { return }; if #available(iOS 17, *) { X }; X", ["17.0", "-"]),
      ("// if #available(iOS 17, *) {\nX", ["-"]),
      ("if #available(iOS 17, *", []),
    ]
  )
  func conditions(text: String, expected: [String]) {
    #expect(versions(text) == expected)
  }

  @Test(
    "an availability attribute applies to the end of its declaration",
    arguments: [
      ("@available(iOS 17, *) struct A { X }\nstruct B { X }", ["17.0", "-"]),
      (
        "@available(iOS 17.0, macOS 14, *)\n@MainActor private func f(_ a: X) -> X { X }\nX",
        ["17.0", "17.0", "17.0", "-"]
      ),
      ("@available(iOS, introduced: 18.1)\nextension A { X }", ["18.1"]),
      ("@available(iOS 17, *) var a: X { X }\nvar b: X", ["17.0", "17.0", "-"]),
      ("enum A {\n@available(iOS 17, *) case a(X)\ncase b(X)\n}", ["17.0", "-"]),
      ("@available(*, deprecated) func f() { X }", ["-"]),
      ("@available(iOS 17, *)", []),
    ]
  )
  func declarations(text: String, expected: [String]) {
    #expect(versions(text) == expected)
  }
}
