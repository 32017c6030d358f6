extension Element {
  /// The kind of an element, in SwiftUI's words.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A window of the app, the root of a snapshot.
    case window
    /// A tab view; its children are its tabs.
    case tabView
    /// One tab of a tab view, visited or not.
    case tab
    /// A navigation stack; its children are its screens, the root first.
    case navigationStack
    /// A split view; its children are its columns.
    case splitView
    /// One column of a split view.
    case column
    /// One level of a navigation stack.
    case screen
    /// A sheet over what presents it.
    case sheet
    /// A cover that hides all of what presents it.
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
    /// The rows above those that are built, by their number.
    case rowsAbove
    /// The rows below those that are built, by their number.
    case rowsBelow
    /// Text that a person reads.
    case text
    /// A picture or symbol, by its name.
    case image
    /// A button that runs an action.
    case button
    /// A navigation link, or a link that opens a URL.
    case link
    /// A button that shows further choices.
    case menu
    /// A field for one line of text.
    case textField
    /// A field whose text is not shown.
    case secureField
    /// A field for many lines of text.
    case textEditor
    /// The search field of a screen.
    case searchField
    /// A switch that is on or off.
    case toggle
    /// A choice of one value among several.
    case picker
    /// A pair of buttons that raise and lower a value.
    case stepper
    /// A value picked along a track.
    case slider
    /// A field for a date or time.
    case datePicker
    /// A sign that work goes on, with its share where known.
    case progress
    /// A group that opens and closes.
    case disclosure
  }
}

extension Element.Kind {
  /// Whether an element of this kind covers what is below it until it is dismissed.
  package var isPresentation: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// Whether a person can tap any element of this kind.
  package var isTappable: Bool {
    switch self {
    case .button, .link, .menu, .toggle, .disclosure, .picker, .row: true
    default: false
    }
  }
}

extension Element {
  /// Whether a person can tap the element.
  package var isTappable: Bool { kind.isTappable || traits.contains(.tappable) }
}
