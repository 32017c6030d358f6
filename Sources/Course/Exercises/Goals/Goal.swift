/// An expected state of an app, in which a part that is nil may be anything.
package struct Goal: Hashable, Sendable {
  /// The label or tag of the selected tab.
  package var tab: String?
  /// The screens of the stack below all presentations, root first.
  package var screens: [String]?
  /// The values in the path of that stack.
  package var path: SwiftText?
  /// The presentations, from bottom to top.
  package var presented: [Presented]?
  /// Texts that are on the screen.
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
    /// The screens in it, root first, or its title; empty for any.
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

  /// A part of a state that is compared.
  package enum Part: String, CaseIterable, Hashable, Sendable, Codable {
    /// The selected tab.
    case tab
    /// The screens of the stack.
    case screens
    /// The values in the stack's path.
    case path
    /// The presentations.
    case presented
    /// Texts on the screen.
    case text
  }

  /// The compared parts.
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
