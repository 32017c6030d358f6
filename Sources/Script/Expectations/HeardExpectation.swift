import SceneModel
import SceneText

/// An expectation that a screen reader speaks the given text.
package struct HeardExpectation: Expectation {
  package static let word = "heard"
  package static let synopsis = #"heard "SENTENCE" [N]"#
  package static let help =
    "A screen reader says exactly this sentence, with or without the full stop. 'hear' shows all "
    + "sentences. N is the number of the sentence."
  package static let arguments: [ArgumentKind] = [.free]

  private let sentence: String
  private let place: Int?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    sentence = try scanner.text(#"give the sentence, as in: expect heard "Tides, heading""#)
    place = try scanner.count(atLeast: 1)
  }

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    let said = SpokenText(try interpreter.app).sentences.map {
      $0.hasSuffix(".") ? String($0.dropLast()) : $0
    }
    let wanted = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let places = said.indices.filter { said[$0] == wanted }.map { $0 + 1 }
    let seen =
      places.isEmpty
      ? said.map(Literal.quoted).joined(separator: ", ")
      : "it as sentence \(places.map(String.init).joined(separator: ", "))"
    return ExpectationOutcome(place.map(places.contains) ?? !places.isEmpty, seen: seen)
  }
}
