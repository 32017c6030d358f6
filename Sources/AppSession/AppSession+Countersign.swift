import SceneModel
internal import Spawning

extension AppSession {
  /// Has the runtime in the app's process run one of NavLab's own apps, and describes the running
  /// app once more.
  ///
  /// - Parameters:
  ///   - image: The path of that app's image.
  ///   - labels: What to tap in it, one after the other.
  /// - Returns: What the process answers, or nil when it is gone or answers something else.
  /// - Throws: `SystemError` when the image cannot be handed to the process, which is not the app's fault.
  package func countersign(_ image: String, _ labels: [String]) throws -> String? {
    guard let run, run.ending == nil else { return nil }
    let action = Action.countersign(image: try run.path(ofLibrary: image), labels: labels)
    guard case .done = perform(action), case .value(let text, _)? = answer else { return nil }
    return text
  }
}
