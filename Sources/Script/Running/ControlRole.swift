import SceneModel

/// The role in which a command wants to use an element.
enum ControlRole: Hashable {
  case tap
  case type
  case toggle
  case pick
  /// The gesture, by the word of its command.
  case row(String)

  /// Whether an element is made for it.
  func suits(_ element: Element) -> Bool {
    self == .tap ? element.isTappable : suits(element.kind)
  }

  /// Whether an element of a kind is made for it.
  func suits(_ kind: Element.Kind) -> Bool {
    switch self {
    case .tap: kind.isTappable
    case .type:
      switch kind {
      case .textField, .secureField, .textEditor, .searchField: true
      default: false
      }
    case .toggle: kind == .toggle
    case .pick:
      switch kind {
      case .picker, .menu, .stepper, .slider, .datePicker: true
      default: false
      }
    case .row:
      switch kind {
      case .section, .list, .rowsAbove, .rowsBelow, .searchField: false
      default: true
      }
    }
  }

  /// The word of the command.
  var word: String {
    switch self {
    case .tap: "tap"
    case .type: "type \"TEXT\" into"
    case .toggle: "toggle"
    case .pick: "pick \"OPTION\" in"
    case .row(let word): word
    }
  }

  /// The words behind the element in the command, with a blank before them, or nothing.
  var ending: String {
    switch self {
    case .row("swipe"): " left"
    case .row("move"): " down"
    case .tap, .type, .toggle, .pick, .row: ""
    }
  }

  /// The name of an element that is made for it.
  var noun: String {
    switch self {
    case .tap: "button, link or other control"
    case .type: "field"
    case .toggle: "toggle"
    case .pick: "picker or menu"
    case .row: "row"
    }
  }
}
