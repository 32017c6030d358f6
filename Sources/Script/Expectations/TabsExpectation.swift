import SceneModel

/// Expects the tab bar to show some tabs.
package struct TabsExpectation: Expectation {
  package static let word = "tabs"
  package static let synopsis = "tabs [NAME, NAME]"
  package static let help =
    "The tab bar shows these tabs, in this order."
  package static let arguments: [ArgumentKind] = []

  private let names: [String]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    names = try Self.list(from: &scanner)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> Finding {
    let tabs = try interpreter.app.visibleTabView?.shownTabs ?? []
    let holds = tabs.count == names.count && zip(tabs, names).allSatisfy { $0.isCalled($1) }
    return Finding(holds, seen: "tabs [\(tabs.map(\.commandName).joined(separator: ", "))]")
  }

  private static func list(from scanner: inout Scanner) throws(ScriptError) -> [String] {
    scanner.skipBlanks()
    let start = scanner.position
    guard scanner.take("[") else {
      throw scanner.error("write a list, as in: expect tabs [home, search]")
    }
    var names: [String] = []
    while true {
      scanner.skipBlanks()
      if scanner.take("]") { return names }
      guard scanner.next != nil else {
        throw ScriptError("this bracket is not closed; add ]", at: start)
      }
      let name =
        scanner.next == "\""
        ? try scanner.quotedString()
        : scanner.take(while: { !$0.isBlank && $0 != "," && $0 != "]" })
      guard !name.isEmpty else { throw scanner.error("a tab is missing here") }
      names.append(name)
      scanner.skipBlanks()
      guard scanner.take(",") || scanner.next == "]" else {
        throw scanner.error("a comma or ] is expected here")
      }
    }
  }
}
