import AppSession
import Foundation
import SceneModel

extension Interpreter {
  /// A report on the app's invisible work.
  var measurement: WorkReport {
    get throws(Failure) {
      _ = try app
      guard case .done = driver.perform(.measure, title: nil) as Outcome,
        case .value(let text, _) = driver.answer,
        let measurement = try? JSONDecoder().decode(WorkReport.self, from: Data(text.utf8))
      else {
        // An app of NavLab's always gives this answer.
        throw .refused("The app does not report its state.")
      }
      return measurement
    }
  }
}
