import SceneModel
internal import Spawning

extension AppSession {
  /// Runs one of NavLab's own apps in the app's process, and returns the answer, or nil if there is none.
  ///
  /// - Parameters:
  ///   - image: The path of the random app's image.
  ///   - labels: The labels to tap in the random app, in order.
  /// - Returns: The answer, or nil if the process has ended or sent something else.
  /// - Throws: `SystemError` if the image cannot be passed to the process, which is not the app's fault.
  package func countersign(_ image: String, _ labels: [String]) throws -> String? {
    guard let run, run.ending == nil else { return nil }
    let action = Action.countersign(image: try run.path(ofLibrary: image), labels: labels)
    guard case .done = perform(action), case .value(let text, _)? = answer else { return nil }
    return text
  }
}
