import SceneModel
import SceneText

extension Failure {
  /// Returns the reason why a command cannot work without a navigation stack, with advice.
  ///
  /// - Parameter app: The state of the app.
  /// - Returns: The reason.
  static func noStack(in app: Snapshot) -> String {
    let reason = "there is no navigation stack here"
    let stacks = app.window.descendants.filter { $0.kind == .navigationStack }
    guard let stack = stacks.first else { return reason + "; a NavigationStack makes one" }
    let way = app.way(to: stack.id)
    if let tab = way.last(where: { $0.kind == .tab }), !tab.has(.selected) {
      return "\(reason), but in another tab; try: tab \(Printable.line(tab.commandName))"
    }
    guard let top = app.topPresentation else { return reason }
    let advice = top.kind.isSwipedAway ? "dismiss it first" : "tap one of its buttons first"
    return "\(reason), but below the \(top.kind.word); \(advice)"
  }
}
