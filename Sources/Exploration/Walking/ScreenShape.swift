import SceneModel
import SceneText
import Script

/// The state of an app, reduced to its places and the kinds of its controls.
///
/// Numbers in labels and the content of rows are ignored, so an app has few shapes, however much data it shows.
struct ScreenShape: Hashable, Sendable {
  /// A description of the places and the kinds of controls.
  let key: String
  /// The number of screens above the roots of stacks, up to a limit for each stack.
  let depth: Int
  /// A Boolean value that indicates whether a presentation covers the screen.
  let isCovered: Bool
  /// The name of the front presentation, or nil if a user can swipe it away.
  let trap: String?

  /// The maximum number of screens above a root that a shape distinguishes.
  static let mostLevels = 4

  /// Creates the shape of an app's state.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the app.
  ///   - isRegular: Whether the window is as wide as a tablet's.
  init(_ snapshot: Snapshot, isRegular: Bool = false) {
    var words: [String] = [isRegular ? "wide" : "", snapshot.phase == .background ? "away" : ""]
    Self.add(snapshot.window, to: &words)
    depth = min(
      snapshot.visibleStack.map { max($0.screens.count - 1, 0) } ?? 0,
      Self.mostLevels
    )
    isCovered = snapshot.topPresentation != nil
    let visible = snapshot.visibleElements
    let toggles = visible.filter { $0.kind == .toggle }
    var classes: [String] = []
    for element in visible where element.isTappable || element.kind == .progress {
      var word = "\(element.kind.rawValue) \(Control.family(of: element))"
      if element.has(.disabled) { word += " off" }
      if element.kind == .toggle, toggles.count <= 3 { word += " \(element.value ?? "")" }
      classes.append(word)
    }
    let some = classes.uniqued()
    words += some.count > 16 ? ["many"] : some.sorted()
    key = words.joined(separator: "|")
    if let top = snapshot.topPresentation, top.kind == .fullScreenCover {
      let content = top.content()
      trap = "\(content.last?.name ?? content.last?.label ?? "a cover")"
    } else {
      trap = nil
    }
  }

  private static func add(_ element: Element, to words: inout [String]) {
    switch element.kind {
    case .tabView:
      let tabs = element.shownTabs.map { tab in
        let depth = tab.containers.contains { $0.kind == .navigationStack && $0.screens.count > 1 }
        return masked(tab.label ?? "") + (tab.has(.selected) ? "*" : depth ? "+" : "")
      }
      words.append("tabs " + tabs.joined(separator: ","))
      for tab in element.shownTabs where tab.has(.selected) {
        for inner in tab.containers { add(inner, to: &words) }
      }
      for inner in element.containers where inner.kind.isPresentation { add(inner, to: &words) }
    case .navigationStack:
      let screens = element.screens
      let names = screens.prefix(mostLevels + 1).map(name)
      words.append("stack " + names.joined(separator: ">"))
      for screen in screens { for inner in screen.containers { add(inner, to: &words) } }
      for inner in element.containers where inner.kind.isPresentation { add(inner, to: &words) }
    case .screen:
      words.append(name(of: element))
      for inner in element.containers { add(inner, to: &words) }
    default:
      words.append(element.kind.rawValue)
      if element.kind == .alert || element.kind == .confirmationDialog {
        words.append(masked(element.label ?? ""))
      }
      for inner in element.containers { add(inner, to: &words) }
    }
  }

  /// Returns the name of a screen without the parts that distinguish it from similar screens.
  private static func name(of screen: Element) -> String {
    screen.value.map(RouteText.family) ?? screen.name ?? masked(screen.label ?? "screen")
  }

  /// Returns a label without its numbers.
  static func masked(_ label: String) -> String {
    var masked = ""
    for character in label.prefix(40) {
      if character.isNumber {
        if masked.last != "#" { masked.append("#") }
      } else {
        masked.append(character)
      }
    }
    return masked
  }
}

/// A parser of routes in a snapshot's notation.
enum RouteText {
  /// Returns the case or type of a route, without its values.
  ///
  /// - Parameter route: The route, such as `.photo(7)`.
  /// - Returns: The case, such as `.photo`.
  static func family(_ route: String) -> String {
    guard let first = route.first else { return "" }
    if first == "\"" { return "text" }
    if first.isNumber || first == "-" { return "number" }
    return String(route.prefix { $0 != "(" }.prefix(60))
  }

  /// Returns the plain values in a route, such as `7` in `.photo(7)` and `leek` in `"leek"`.
  ///
  /// - Parameter route: The route.
  /// - Returns: The values that could be part of a link.
  static func plainValues(_ route: String) -> [String] {
    if let text = route.wholeMatch(of: /"([A-Za-z0-9_\-]{1,40})"/) { return [String(text.1)] }
    if route.wholeMatch(of: /\d{1,12}/) != nil { return [route] }
    return route.matches(of: /[(:] ?"?([A-Za-z0-9_\-]{1,40})"?[,)]/).map { String($0.1) }
  }
}
