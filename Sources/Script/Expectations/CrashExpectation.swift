import AppSession

/// Expects the app to have ended.
package struct CrashExpectation: Expectation {
  package static let word = "crash"
  package static let synopsis = "crash"
  package static let help =
    "The app has crashed, ended or stopped to answer."
  package static let arguments: [ArgumentKind] = []

  package init(from scanner: inout Scanner) throws(ScriptError) {}

  package func look(at interpreter: Interpreter) throws(Failure) -> Finding {
    guard let ending = interpreter.driver.ending else {
      return Finding(false, seen: "the app is running")
    }
    switch ending {
    case .launchFailure, .interrupted: return Finding(false, seen: "\(ending)")
    default: return Finding(true, seen: "\(ending)")
    }
  }
}
