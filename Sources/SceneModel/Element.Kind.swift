extension Element {
  /// What an element is, in SwiftUI's words.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case window
    case tabView
    case tab
    case navigationStack
    case splitView
    case column
    case screen
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
    case toolbar
    case list
    case section
    case row
    case text
    case image
    case button
    case link
    case menu
    case textField
    case secureField
    case textEditor
    case searchField
    case toggle
    case picker
    case stepper
    case slider
    case datePicker
    case progress
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

  /// Whether a person can tap an element of this kind.
  package var isTappable: Bool {
    switch self {
    case .button, .link, .menu, .toggle, .disclosure, .picker: true
    default: false
    }
  }
}
