import SceneModel
import SceneText

/// An expectation that the app has asked the system to open a URL.
package struct OpenedExpectation: Expectation {
  package static let word = "opened"
  package static let synopsis = #"opened "URL"  or  opened none"#
  package static let help =
    "This URL is the last one that the app asked the system to open. 'none' means that there is no such URL."
  package static let arguments: [ArgumentKind] = [.free]

  private let url: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    url =
      scanner.takeWord("none")
      ? nil : try scanner.text(#"give a URL, as in: expect opened "https://example.com""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let last = try interpreter.app.openedURLs.last
    return ExpectationOutcome(
      last == url,
      seen: last.map { "opened \(Printable.quoted($0))" } ?? "opened none"
    )
  }
}
