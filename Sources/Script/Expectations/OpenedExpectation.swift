import SceneModel
import SceneText

/// Expects the app to have asked the system to open a URL.
package struct OpenedExpectation: Expectation {
  package static let word = "opened"
  package static let synopsis = #"opened "URL"  or  opened none"#
  package static let help =
    "The app last asked the system to open this URL, or it has opened none."
  package static let arguments: [ArgumentKind] = [.free]

  private let url: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    url =
      scanner.takeWord("none")
      ? nil : try scanner.text(#"say which URL, as in: expect opened "https://example.com""#)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let last = try interpreter.app.openedURLs.last
    return ExpectationOutcome(
      last == url,
      seen: last.map { "opened \(Printable.quoted($0))" } ?? "opened none"
    )
  }
}
