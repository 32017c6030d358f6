import SceneModel

/// The announcement of a text or control by a screen reader: its content, its role and its state.
struct SpokenElement {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  /// The announcement as a sentence, or nil for an element that only contains other elements.
  var sentence: String? {
    guard let role else { return nil }
    let name = element.label.map(Printable.line) ?? element.identifier.map(Printable.line) ?? ""
    var facts = [name, role].filter { !$0.isEmpty }
    guard !facts.isEmpty else { return nil }
    facts += states
    return facts.joined(separator: ", ") + "."
  }

  /// The announced role, an empty string if the text is sufficient, or nil if the element is not announced.
  private var role: String? {
    switch element.kind {
    case .text where element.has(.actsAsButton), .image where element.has(.actsAsButton):
      element.label == nil ? nil : "button"
    case .text where element.has(.heading): element.label == nil ? nil : "heading"
    case .text: element.label == nil ? nil : ""
    case .section: element.label == nil ? nil : "heading"
    case .row: element.label == nil ? nil : ""
    case .list, .toolbar: nil
    case .rowsAbove: "\(element.value.map(Printable.line) ?? "some") more rows above"
    case .rowsBelow: "\(element.value.map(Printable.line) ?? "some") more rows below"
    case .toggle: "switch"
    case .link where element.has(.missingDestination): "link that leads nowhere"
    case .menu: "menu button"
    case .stepper, .slider: "\(element.kind.word), adjustable"
    case .disclosure: "group that opens"
    default: element.kind.word
    }
  }

  private var states: [String] {
    var states: [String] = []
    if let value { states.append(value) }
    if element.has(.selected) { states.append("selected") }
    if element.has(.focused) { states.append("editing") }
    if element.has(.destructive) { states.append("destructive") }
    if let badge = element.badge { states.append("badge \(Printable.line(badge))") }
    if element.has(.disabled) { states.append("dimmed") }
    return states
  }

  private var value: String? {
    guard let value = element.value.map(Printable.line) else { return nil }
    switch element.kind {
    case .toggle: return value == "true" ? "on" : "off"
    case .secureField:
      let count = max(0, value.count - (value.hasPrefix("\"") ? 2 : 0))
      return count == 0 ? "empty" : "\(count) characters"
    case .textField, .textEditor, .searchField:
      return value.isEmpty || value == "\"\"" ? "empty" : value
    case .link, .button, .rowsAbove, .rowsBelow, .row, .section, .text, .image: return nil
    default: return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
    }
  }
}
