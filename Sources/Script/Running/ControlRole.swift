import SceneModel

/// A role that an element can have in a command.
enum ControlRole: Hashable {
  case tap
  case type
  case toggle
  case pick
  /// Any visible element, because each may respond to a long press.
  case hold
  /// A row that a gesture acts on, with the word of the corresponding command.
  case row(String)

  /// Returns whether an element suits the role.
  func suits(_ element: Element) -> Bool {
    self == .tap ? element.isTappable : suits(element.kind)
  }

  /// Returns whether elements of a kind suit the role.
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
    case .row, .hold:
      switch kind {
      case .section, .list, .rowsAbove, .rowsBelow, .searchField: false
      default: true
      }
    }
  }

  /// The beginning of the command for the role, up to the element.
  var word: String {
    switch self {
    case .tap: "tap"
    case .type: "type \"TEXT\" into"
    case .toggle: "toggle"
    case .pick: "pick \"OPTION\" in"
    case .hold: HoldCommand.word
    case .row(let word): word
    }
  }

  /// The words that follow the element in the command, with a leading blank, or an empty string if there are none.
  var ending: String {
    switch self {
    case .row("swipe"): " left"
    case .row("move"): " down"
    case .tap, .type, .toggle, .pick, .hold, .row: ""
    }
  }

  /// The noun for elements that suit the role.
  var noun: String {
    switch self {
    case .tap: "button, link or other control"
    case .type: "field"
    case .toggle: "toggle"
    case .pick: "picker or menu"
    case .hold: "text or control"
    case .row: "row"
    }
  }
}
