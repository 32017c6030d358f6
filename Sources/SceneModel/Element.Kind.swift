extension Element {
  /// The kind of an element, in SwiftUI's words.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A window of the app, the root of a snapshot.
    case window
    /// A tab view; its children are its tabs.
    case tabView
    /// One tab of a tab view, visited or not.
    case tab
    /// A navigation stack; its children are its screens, root first.
    case navigationStack
    /// A split view; its children are its columns.
    case splitView
    /// One column of a split view.
    case column
    /// One level of a navigation stack.
    case screen
    /// A sheet over its presenter.
    case sheet
    /// A cover that hides its presenter completely.
    case fullScreenCover
    /// A popover, which an iPhone shows as a sheet.
    case popover
    /// An alert, with its buttons as children.
    case alert
    /// A list of choices that slides in, with its buttons as children.
    case confirmationDialog
    /// The items of a navigation bar or bottom bar.
    case toolbar
    /// A list; its children are sections and rows.
    case list
    /// A group of rows with a header or footer.
    case section
    /// One row of a list.
    case row
    /// The number of rows above the built ones.
    case rowsAbove
    /// The number of rows below the built ones.
    case rowsBelow
    /// Visible text.
    case text
    /// An image or symbol, with its name.
    case image
    /// A button that runs an action.
    case button
    /// A navigation link, or a link that opens a URL.
    case link
    /// A button that shows more choices.
    case menu
    /// A field for one line of text.
    case textField
    /// A field that hides its text.
    case secureField
    /// A field for several lines of text.
    case textEditor
    /// The search field of a screen.
    case searchField
    /// A switch that is on or off.
    case toggle
    /// A control for selecting one of several values.
    case picker
    /// A pair of buttons that increase and decrease a value.
    case stepper
    /// A control that selects a value along a track.
    case slider
    /// A field for a date or time.
    case datePicker
    /// An indicator of work in progress, with its fraction if known.
    case progress
    /// A group that opens and closes.
    case disclosure
  }
}

extension Element.Kind {
  /// Whether an element of this kind covers the content below it until it is dismissed.
  package var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// Whether a user can tap any element of this kind.
  package var isTappable: Bool {
    switch self {
    case .button, .link, .menu, .toggle, .disclosure, .picker, .row: true
    default: false
    }
  }
}

extension Element {
  /// Whether the element is a presentation that a user can swipe or drag away.
  package var isSwipeable: Bool {
    guard !traits.contains(.interactiveDismissDisabled) else { return false }
    return switch kind {
    case .sheet, .popover: true
    case .fullScreenCover: traits.contains(.zooms)
    default: false
    }
  }

  /// Whether a user can tap the element.
  package var isTappable: Bool { kind.isTappable || traits.contains(.tappable) }
}
