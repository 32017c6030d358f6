package import SceneModel

extension Element {
  /// Returns the name that a path uses for one of this view's tabs: its label, or its number, as in `page 2`.
  ///
  /// - Parameter tab: The tab.
  /// - Returns: The name.
  package func name(of tab: Element) -> String {
    guard tab.label?.isEmpty != false, tab.name?.isEmpty != false else { return tab.placeName }
    let tabs = children.filter { $0.kind == .tab }
    guard let place = tabs.firstIndex(where: { $0.id == tab.id }) else { return tab.placeName }
    return "\(has(.pages) ? "page" : "tab") \(place + 1)"
  }

  /// The description of the element in a sentence: its label in quotation marks, its view's name, or its kind.
  package var designation: String {
    if let label, !label.isEmpty { return Printable.quoted(label) }
    return plainName
  }

  /// The name of a place in a path: its label, its view's name, or its kind.
  package var placeName: String {
    if let label, !label.isEmpty { return Printable.line(label) }
    return plainName
  }

  /// The kind and the designation, such as `button "Save"`.
  package var description: String {
    guard let label, !label.isEmpty else { return kind.word }
    return "\(kind.word) \(Printable.quoted(label))"
  }

  private var plainName: String {
    if let name, !name.isEmpty, kind != .link { return Printable.line(name) }
    return kind.word
  }
}

extension Element.Kind {
  /// The word for the kind of element in a sentence.
  package var word: String {
    switch self {
    case .window: "window"
    case .tabView: "tab view"
    case .navigationStack: "navigation stack"
    case .splitView: "split view"
    case .fullScreenCover: "full-screen cover"
    case .confirmationDialog: "confirmation dialog"
    case .textField: "text field"
    case .secureField: "secure field"
    case .textEditor: "text editor"
    case .searchField: "search field"
    case .rowsAbove: "rows above"
    case .rowsBelow: "rows below"
    case .datePicker: "date picker"
    case .tab, .column, .screen, .sheet, .popover, .alert, .toolbar, .list, .section, .row, .text,
      .image, .button, .link, .menu, .toggle, .picker, .stepper, .slider, .progress, .disclosure:
      rawValue
    }
  }
}
