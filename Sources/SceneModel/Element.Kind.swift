extension Element {
  /// A kind of element, named as in SwiftUI.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A window of the app, as the root of a snapshot.
    case window
    /// A tab view, whose children are its tabs.
    case tabView
    /// A tab of a tab view, visited or not.
    case tab
    /// A navigation stack, whose children are its screens, with the root first.
    case navigationStack
    /// A split view, whose children are its columns.
    case splitView
    /// A column of a split view.
    case column
    /// A level of a navigation stack.
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
    /// The group of items in a navigation bar or bottom bar.
    case toolbar
    /// A list, whose children are sections and rows.
    case list
    /// A group of rows with a header or footer.
    case section
    /// A row of a list.
    case row
    /// An element that states the number of rows above the built rows.
    case rowsAbove
    /// An element that states the number of rows below the built rows.
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
    /// An indicator of progress, with the completed fraction if it is known.
    case progress
    /// A group that can be expanded and collapsed.
    case disclosure
  }
}

extension Element.Kind {
  /// A Boolean value that indicates whether elements of this kind cover the content below them until they are
  /// dismissed.
  package var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// A Boolean value that indicates whether all elements of this kind can be tapped.
  package var isTappable: Bool {
    switch self {
    case .button, .link, .menu, .toggle, .disclosure, .picker, .row: true
    default: false
    }
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a presentation that a user can dismiss by swiping or
  /// dragging.
  package var isSwipeable: Bool {
    guard !traits.contains(.interactiveDismissDisabled) else { return false }
    return switch kind {
    case .sheet, .popover: true
    case .fullScreenCover: traits.contains(.zooms)
    default: false
    }
  }

  /// A Boolean value that indicates whether a user can tap the element.
  package var isTappable: Bool { kind.isTappable || traits.contains(.tappable) }
}
