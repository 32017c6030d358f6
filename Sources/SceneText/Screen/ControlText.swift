import SceneModel

/// A renderer of a screen's elements in their visible form.
struct ControlText {
  let layout: TextLayout
  /// A Boolean value that indicates whether links are marked as leading to another screen, rather than to the next
  /// column.
  var showsDisclosure = true

  /// Returns the lines for an element and its content.
  func lines(for element: Element, indent: Int) -> [StyledText] {
    guard !element.isContainer else { return nested(element, indent) }
    switch element.kind {
    case .section:
      let head = element.label.map { [line(Printable.line($0), .heading, indent)] } ?? []
      return head + inside(element, indent + (head.isEmpty ? 0 : 2))
    case .row where element.label != nil || element.children.isEmpty:
      return [line(text(of: element), style(of: element), indent)]
        + element.children.filter { !$0.isPartOfLabel }.flatMap {
          lines(for: $0, indent: indent + 2)
        }
    case .list, .row, .toolbar:
      return inside(element, indent)
    case .disclosure, .searchField, .text:
      return [line(text(of: element), style(of: element), indent)] + inside(element, indent + 2)
    default:
      return [line(text(of: element), style(of: element), indent)]
    }
  }

  /// Returns the lines for a stack or tab view that is part of a screen.
  private func nested(_ element: Element, _ indent: Int) -> [StyledText] {
    let places = element.containers.filter { !$0.kind.isPresentation }
    switch element.kind {
    case .screen: return inside(element, indent)
    case .tabView: return places.filter { $0.has(.selected) }.flatMap { inside($0, indent) }
    case .navigationStack: return places.suffix(1).flatMap { inside($0, indent) }
    case .splitView, .column: return inside(element, indent)
    default: return []
    }
  }

  private func inside(_ element: Element, _ indent: Int) -> [StyledText] {
    element.children.flatMap { lines(for: $0, indent: indent) }
  }

  private func line(_ text: String, _ style: Style, _ indent: Int) -> StyledText {
    let blanks = String(repeating: " ", count: min(indent, layout.width / 2))
    return StyledText(blanks + layout.cut(text, to: layout.width - blanks.count), style)
  }

  private func style(of element: Element) -> Style {
    if element.has(.disabled) { return .secondary }
    switch element.kind {
    case .text, .image, .progress: return .plain
    case .row: return element.has(.selected) ? .focus : .plain
    case .rowsAbove, .rowsBelow: return .secondary
    default: return .control
    }
  }

  private func text(of element: Element) -> String {
    let label = element.label.map(Printable.line) ?? ""
    let name = label.isEmpty ? element.placeName : label
    let value = element.value.map(Printable.line) ?? ""
    let badge = element.badge.map { " (\(Printable.line($0)))" } ?? ""
    let state = element.has(.disabled) ? "  disabled" : ""
    // Without colours, only a sign can show which row is selected.
    let isChosen = (element.kind == .row || element.kind == .link) && element.has(.selected)
    let mark = isChosen ? "\(layout.signs.selected) " : ""
    return mark + drawn(element, name: name, label: label, value: value) + badge + state
  }

  private func drawn(_ element: Element, name: String, label: String, value: String) -> String {
    let signs = layout.signs
    switch element.kind {
    case .text: return label
    case .rowsAbove: return "\(signs.ellipsis) \(grouped(value)) rows above"
    case .rowsBelow: return "\(signs.ellipsis) \(grouped(value)) more rows"
    case .image: return "(image\(label.isEmpty ? "" : " \(label)"))"
    case .button: return "[ \(name) ]"
    case .link: return showsDisclosure ? "\(name) \(signs.disclosure)" : name
    case .menu: return "[ \(name) \(signs.menu) ]"
    case .toggle: return "[\(value == "true" ? "x" : " ")] \(name)"
    case .picker:
      let options = element.contents.compactMap(\.label).map(Printable.line)
      let list = options.isEmpty ? "" : "  (\(options.joined(separator: ", ")))"
      let choice = value.isEmpty ? "" : " \(value)"
      return "\(name):\(choice) \(signs.menu)\(list)"
    case .textField, .textEditor, .searchField, .datePicker:
      return "\(name): \(field(element.text))"
    case .secureField:
      return "\(name): \(field(String(repeating: signs.secret, count: element.text.count)))"
    case .stepper: return "\(name)  [-] \(value) [+]"
    case .slider, .progress: return value.isEmpty ? name : "\(name): \(value)"
    case .disclosure: return "\(name) \(signs.menu)"
    default: return name
    }
  }

  /// Returns a number with commas as thousands separators.
  private func grouped(_ number: String) -> String {
    var groups: [Substring] = []
    var rest = number[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }

  /// Returns the text of a field, padded with underscores.
  private func field(_ text: String) -> String {
    let shown = Printable.line(text)
    let blank = max(0, Self.fieldWidth - DisplayWidth.columns(of: shown))
    return shown + String(repeating: "_", count: blank)
  }

  private static let fieldWidth = 16
}

extension Element {
  /// A Boolean value that indicates whether the element is text or an image, which the row's label already includes.
  var isPartOfLabel: Bool { kind == .text || kind == .image }

  /// The text in a field, without the literal's quotation marks.
  fileprivate var text: String {
    guard let value else { return "" }
    guard value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return value }
    return String(value.dropFirst().dropLast())
  }
}
