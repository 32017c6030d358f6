import SceneModel
import SceneText

/// An expectation about the first frame after the launch, before any view has appeared.
package struct FirstExpectation: Expectation {
  package static let word = "first"
  package static let synopsis = "first SUBJECT"
  package static let help =
    "The expectation held in the first frame after the launch, before the actions of `onAppear` "
    + "and `task`. Write the subject as you do after 'expect', as in: expect first screen \"Inbox\"."
  package static let arguments: [ArgumentKind] = [.subject]

  private let expectation: any Expectation

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    let word = scanner.bareWord()
    guard Self.subjects.contains(word), let subject = SubjectList.subject(word) else {
      throw scanner.error(
        "write one of these after 'first': \(Self.subjects.joined(separator: ", "))"
      )
    }
    expectation = try subject.init(from: &scanner)
  }

  /// The subjects that can be checked in a still picture of the window.
  private static let subjects = [
    PathExpectation.word, ScreenExpectation.word, TabExpectation.word, SheetExpectation.word,
    CoverExpectation.word, AlertExpectation.word, TextExpectation.word, ButtonExpectation.word,
    LinkExpectation.word,
  ]

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let frame = try interpreter.measurement.firstFrame else {
      return ExpectationOutcome(false, seen: "nothing was drawn")
    }
    let finding = try expectation.look(at: Interpreter(driver: StillPicture(frame)))
    return ExpectationOutcome(finding.holds, seen: "at first: \(finding.seen)")
  }
}
