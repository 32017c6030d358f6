import SceneModel
import SceneText

/// Says why an object cannot be found.
struct ObjectFailure {
  private let names: [String]

  /// Takes the objects that there are.
  init(_ objects: [ObjectReport]) {
    names = objects.map(\.name)
  }

  /// The failure for a name that no object has.
  func unknown(_ name: String) -> Failure {
    guard !names.isEmpty else {
      return .refused("the app's views hold no observable object, so there is no '\(shown(name))'")
    }
    let hint = Spelling(names).hint(for: name)
    let list = names.map(Printable.line).joined(separator: ", ")
    return .refused(
      "the app holds no object '\(shown(name))'"
        + (hint.isEmpty ? "; it holds \(list)" : hint)
    )
  }

  private func shown(_ name: String) -> String {
    ScriptError.excerpt(name)
  }
}
