/// An expected state of an app, in which parts that are nil are not compared.
package struct Goal: Hashable, Sendable {
  /// The label or tag of the selected tab, or nil to accept any tab.
  package var tab: String?
  /// The names of the screens below all presentations, root first, or nil to accept any screens.
  package var screens: [String]?
  /// The values in the path below all presentations, or nil to accept any path.
  package var path: SwiftText?
  /// The presentations, from bottom to top, or nil to accept any presentations.
  package var presented: [Presented]?
  /// The texts that must be on the screen, or nil to accept any texts.
  package var texts: [String]?

  package init(
    tab: String? = nil,
    screens: [String]? = nil,
    path: SwiftText? = nil,
    presented: [Presented]? = nil,
    texts: [String]? = nil
  ) {
    self.tab = tab
    self.screens = screens
    self.path = path
    self.presented = presented
    self.texts = texts
  }

  /// The name that matches any screen.
  package static let anyScreen = "_"

  /// A presentation over the screens of an app.
  package struct Presented: Hashable, Sendable {
    package var kind: Kind
    /// The presentation's title or the names of its screens, root first; an empty array matches any presentation.
    package var screens: [String]

    package init(_ kind: Kind, screens: [String] = []) {
      self.kind = kind
      self.screens = screens
    }

    /// A kind of presentation over the screens of an app.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
      case sheet
      case cover
      case popover
      case alert
      case dialog
    }
  }

  /// A part of an app's state that can be compared.
  package enum Part: String, CaseIterable, Hashable, Sendable, Codable {
    /// The selected tab of the app.
    case tab
    /// The screens of the stack.
    case screens
    /// The values in the stack's path.
    case path
    /// The presentations over the screens.
    case presented
    /// The texts on the screen.
    case text
  }

  /// The parts of the state that are compared.
  package var parts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .tab: tab != nil
      case .screens: screens != nil
      case .path: path != nil
      case .presented: presented != nil
      case .text: texts != nil
      }
    }
  }
}
