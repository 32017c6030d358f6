import AppSession

/// An expectation that the app has ended.
package struct CrashExpectation: Expectation {
  package static let word = "crash"
  package static let synopsis = "crash"
  package static let help =
    "The app has crashed, exited or stopped answering."
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome {
    guard let ending = interpreter.driver.ending else {
      return ExpectationOutcome(false, seen: "the app is running")
    }
    switch ending {
    case .launchFailure, .interrupted: return ExpectationOutcome(false, seen: "\(ending)")
    default: return ExpectationOutcome(true, seen: "\(ending)")
    }
  }
}
