import SceneModel
import SceneText
import Script

/// A control on a screen, together with the line that uses it.
struct Control {
  /// The part of the line that precedes the reference to the control.
  private let words: String
  private let element: Element
  /// The action on the control, including the id of the control's element.
  let action: Action

  /// Creates a control with the action to perform on it.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - element: The control.
  init(_ action: Action, on element: Element) {
    self.element = element
    self.action = action
    words =
      switch action {
      case .type(_, let text): "type \(Literal.quoted(text)) into "
      case .pick(_, let option): "pick \(Literal.quoted(option)) in "
      default: "tap "
      }
  }

  /// Returns a line that refers only to this control, or nil if every line is ambiguous.
  ///
  /// - Parameter snapshot: The state of the app.
  /// - Returns: The line, or nil if every line also refers to another element on the screen.
  func line(in snapshot: Snapshot) -> String? {
    let probe = ActionProbe(snapshot)
    var names: [String] = []
    if let label = element.label, !label.isEmpty {
      let quoted = Literal.quoted(label)
      let lowercased = label.lowercased()
      let count = snapshot.visibleElements.count { $0.label?.lowercased() == lowercased }
      names = [quoted] + (1...max(1, min(count, 12))).map { "\(quoted) \($0)" }
    }
    if let identifier = element.identifier { names.append("#\(identifier)") }
    return names.lazy.map { words + $0 }.first {
      probe.does(action, when: $0)
    }
  }

  /// Returns the name of a control without the parts that distinguish it from similar controls.
  static func family(of element: Element) -> String {
    switch element.kind {
    case .link:
      return element.value.map(RouteText.family) ?? element.name
        ?? ScreenShape.masked(element.label ?? "")
    case .row: return "row"
    default: return ScreenShape.masked(element.label ?? element.identifier ?? "")
    }
  }
}
