import AppSession
import SceneModel

extension Interpreter {
  /// Returns the value of an object's member without recording a step.
  func read(_ expression: ObjectExpression) throws(Failure) -> ObjectAnswer {
    switch driver.perform(.read(expression), title: nil) as Outcome {
    case .done: return driver.answer ?? .nothing
    case .refused(let reason, _): throw .refused(reason)
    case .ended(let ending): throw .ended(ending, during: "\(expression)", ways: waysOn)
    }
  }
}
