internal import NavUI
internal import SceneModel

extension Element {
  /// Creates the element in the form for the driver, without its children.
  ///
  /// - Parameter element: The element.
  init(_ element: SceneElement) {
    self.init(
      id: element.id,
      kind: Kind(element.kind),
      label: element.label,
      name: element.name,
      identifier: element.identifier,
      value: element.value,
      pathType: element.pathType,
      routes: element.routes,
      badge: element.badge,
      traits: element.traits.map { Trait($0) }
    )
    path = element.path
  }
}

extension Issue {
  /// Creates the issue in the form for the driver.
  init(_ issue: RuntimeIssue) {
    self.init(
      rule: issue.rule,
      severity: issue.severity == .error ? .error : .warning,
      message: issue.message,
      view: issue.view
    )
  }
}

extension Element.Kind {
  fileprivate init(_ kind: SceneElement.Kind) {
    switch kind {
    case .window: self = .window
    case .tabView: self = .tabView
    case .tab: self = .tab
    case .navigationStack: self = .navigationStack
    case .splitView: self = .splitView
    case .column: self = .column
    case .screen: self = .screen
    case .sheet: self = .sheet
    case .fullScreenCover: self = .fullScreenCover
    case .popover: self = .popover
    case .alert: self = .alert
    case .confirmationDialog: self = .confirmationDialog
    case .section: self = .section
    case .row: self = .row
    case .rowsAbove: self = .rowsAbove
    case .rowsBelow: self = .rowsBelow
    case .text: self = .text
    case .image: self = .image
    case .button: self = .button
    case .link: self = .link
    case .menu: self = .menu
    case .textField: self = .textField
    case .secureField: self = .secureField
    case .textEditor: self = .textEditor
    case .searchField: self = .searchField
    case .toggle: self = .toggle
    case .picker: self = .picker
    case .stepper: self = .stepper
    case .slider: self = .slider
    case .datePicker: self = .datePicker
    case .progress: self = .progress
    case .disclosure: self = .disclosure
    }
  }
}

extension Element.Trait {
  fileprivate init(_ trait: SceneElement.Trait) {
    switch trait {
    case .selected: self = .selected
    case .disabled: self = .disabled
    case .hidden: self = .hidden
    case .unvisited: self = .unvisited
    case .valueless: self = .valueless
    case .missingDestination: self = .missingDestination
    case .destructive: self = .destructive
    case .cancel: self = .cancel
    case .focused: self = .focused
    case .interactiveDismissDisabled: self = .interactiveDismissDisabled
    case .backgroundUsable: self = .backgroundUsable
    case .zooms: self = .zooms
    case .inspector: self = .inspector
    case .backButtonHidden: self = .backButtonHidden
    case .toolbar: self = .toolbar
    case .navigationBarHidden: self = .navigationBarHidden
    case .tabBarHidden: self = .tabBarHidden
    case .overflow: self = .overflow
    case .searchRole: self = .searchRole
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .detail: self = .detail
    case .collapsed: self = .collapsed
    case .tappable: self = .tappable
    case .swipeLeft: self = .swipeLeft
    case .swipeRight: self = .swipeRight
    case .heading: self = .heading
    case .actsAsButton: self = .actsAsButton
    case .spokenFocus: self = .spokenFocus
    case .pages: self = .pages
    }
  }
}
