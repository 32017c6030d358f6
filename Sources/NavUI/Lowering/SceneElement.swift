package import SharedLists

/// An element of a scene as a driver sees it: a container, or content of a screen.
package struct SceneElement: Hashable, Sendable, SharedListItem {
  /// The number of the element's node.
  package var id: Int
  /// The kind of element.
  package var kind: Kind
  /// The visible text.
  package var label: String?
  /// The type of a screen's root view, or of a link's value or view.
  package var name: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The element's value, as a Swift literal if it has one.
  package var value: String?
  /// The values in the path of a navigation stack.
  package var path: SharedList<String>?
  /// The type of the path of a navigation stack.
  package var pathType: String?
  /// The routes that can be pushed on a navigation stack, as signatures such as `.postDetail(id:
  /// Int)`.
  package var routes: [String] = []
  /// The badge of a tab or a row.
  package var badge: String?
  /// The current traits of the element.
  package var traits: [Trait] = []
  /// The elements in it.
  package var children: SharedList<SceneElement> = []

  /// The kind of an element, in SwiftUI's words.
  package enum Kind: String, Hashable, Sendable {
    case window, tabView, tab, navigationStack, splitView, column, screen
    case sheet, fullScreenCover, popover, alert, confirmationDialog
    case section, row, rowsAbove, rowsBelow, text, image, button, link, menu
    case textField, secureField, textEditor, searchField
    case toggle, picker, stepper, slider, datePicker, progress, disclosure
  }

  /// A trait of an element.
  package enum Trait: String, Hashable, Sendable {
    case selected, disabled, hidden, unvisited, valueless, missingDestination
    case destructive, cancel, focused, interactiveDismissDisabled, backButtonHidden, toolbar
    case backgroundUsable, inspector
    case navigationBarHidden, tabBarHidden, overflow, searchRole
    case sidebar, content, detail, collapsed, tappable
    case swipeLeft, swipeRight
    case heading, actsAsButton, spokenFocus, zooms, pages
  }
}
