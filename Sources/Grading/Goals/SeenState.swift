import Course
import SceneModel
import SceneText
import Script

/// The parts of an app's state to which goals refer.
struct SeenState: Hashable, Sendable {
  /// The name of the app.
  var app: String
  /// The selected tab, or nil if the app has no tabs.
  var tab: Tab?
  /// The screens below all presentations, root first.
  var screens: [Screen]
  /// The values in the path of the screens' stack, or nil if there is no stack.
  var path: [String]?
  /// The presentations, from bottom to top.
  var presented: [Presentation]
  /// The texts that are visible.
  var texts: [String]

  /// The selected tab of the app.
  struct Tab: Hashable, Sendable {
    var label: String
    /// The tag of the tab as a Swift literal, or nil if it is unknown.
    var value: String?
  }

  /// A screen of a stack.
  struct Screen: Hashable, Sendable {
    /// The title of the screen, or nil if it has none.
    var title: String?
    /// The name of the view's type, or nil if it is unknown.
    var view: String?
    /// The value with which the screen was pushed, as a Swift literal, or nil if there is none.
    var value: String?
    /// The texts on the screen.
    var texts: [String]
  }

  /// A presentation over the screens.
  struct Presentation: Hashable, Sendable {
    var kind: Goal.Presented.Kind
    /// The title of the dialog, or nil if there is none.
    var title: String?
    /// The screens in the presentation, root first.
    var screens: [Screen]
  }

  /// Creates the state from a snapshot of an app.
  ///
  /// - Parameter snapshot: The state of the app.
  init(_ snapshot: Snapshot) {
    app = snapshot.app
    let way = snapshot.window.content()
    tab =
      way.last { $0.kind == .tabView }.flatMap(Tab.init)
      ?? way.last?.containers.first { $0.kind == .tabView }.flatMap(Tab.init)
    screens = Self.screens(on: way)
    path = way.last { $0.kind == .navigationStack }.map { Array($0.path ?? []) }
    presented = snapshot.focus.compactMap(Presentation.init)
    texts = snapshot.visibleTexts
  }

  /// Returns whether another state has the same tab, screens and presentations, regardless of the screens' content.
  func hasSameScreens(as other: SeenState) -> Bool {
    func bare(_ screens: [Screen]) -> [Screen] {
      screens.map { Screen(title: $0.title, view: $0.view, value: $0.value, texts: []) }
    }
    func bare(_ presented: [Presentation]) -> [Presentation] {
      presented.map { Presentation(kind: $0.kind, title: $0.title, screens: bare($0.screens)) }
    }
    return tab == other.tab && bare(screens) == bare(other.screens)
      && bare(presented) == bare(other.presented)
  }

  /// Returns the screens of the innermost stack along a path of elements, or the only screen if there is no stack.
  fileprivate static func screens(on way: [Element]) -> [Screen] {
    if let stack = way.last(where: { $0.kind == .navigationStack }) {
      return stack.children.filter { $0.kind == .screen }.map(Screen.init)
    }
    return way.filter { $0.kind == .screen }.map(Screen.init)
  }
}

extension SeenState.Tab {
  fileprivate init?(_ tabView: Element) {
    guard let tab = tabView.children.first(where: { $0.kind == .tab && $0.has(.selected) }) else {
      return nil
    }
    label = tab.label ?? tab.value ?? ""
    value = tab.value
  }

  /// Returns whether a name refers to the tab.
  func isCalled(_ name: String) -> Bool {
    if label == name || value == name
      || value.map({ $0.hasPrefix(".") && $0.dropFirst() == name }) == true
    {
      return true
    }
    return value == Literal.quoted(name)
  }
}

extension SeenState.Screen {
  fileprivate init(_ screen: Element) {
    title = screen.label.flatMap { $0.isEmpty ? nil : $0 }
    view = screen.name
    value = screen.value
    texts = screen.contents.filter { $0.kind == .text }.compactMap(\.label)
  }

  /// Returns whether a name refers to the screen by its title, by its view or, on an untitled screen, by a text.
  func isCalled(_ name: String) -> Bool {
    if name == Goal.anyScreen || title == name || view == name { return true }
    return title == nil && texts.contains(name)
  }

  /// The name of the screen for use in messages.
  var designation: String {
    if let title { return Printable.quoted(title) }
    return Printable.line(view ?? value ?? "without a title")
  }
}

extension SeenState.Presentation {
  fileprivate init?(_ element: Element) {
    switch element.kind {
    case .sheet: kind = .sheet
    case .fullScreenCover: kind = .cover
    case .popover: kind = .popover
    case .alert: kind = .alert
    case .confirmationDialog: kind = .dialog
    default: return nil
    }
    title = element.label.flatMap { $0.isEmpty ? nil : $0 }
    screens = SeenState.screens(on: Array(element.content().dropFirst()))
  }

  /// Returns whether the presentation is of a given kind, with a popover also counting as a sheet.
  func isKind(_ other: Goal.Presented.Kind) -> Bool {
    kind == other || (kind == .popover && other == .sheet)
  }

  /// Returns whether the presentation shows the named screens, or true if no screens are named.
  func shows(_ names: [String]) -> Bool {
    guard !names.isEmpty else { return true }
    if screens.isEmpty || names.count == 1 && title == names[0] { return names == [title ?? ""] }
    return screens.count == names.count && zip(screens, names).allSatisfy { $0.isCalled($1) }
  }

  /// The name of the presentation for use in messages.
  var designation: String {
    let names =
      screens.isEmpty ? [title].compactMap { $0.map(Printable.quoted) } : screens.map(\.designation)
    return ([kind.rawValue] + (names.isEmpty ? [] : [names.joined(separator: " > ")])).joined(
      separator: " "
    )
  }
}

extension Goal.Presented {
  /// The name of the presentation for use in messages.
  var designation: String {
    guard !screens.isEmpty else { return kind.rawValue }
    return "\(kind.rawValue) \(screens.map(Printable.quoted).joined(separator: " > "))"
  }
}
