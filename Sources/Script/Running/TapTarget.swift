import SceneModel
import SceneText

/// A target of a tap: a control, an option, or an item of the bars around the screen.
enum TapTarget: Hashable {
  case control(Element)
  case tab(Element)
  /// The back button, identified by one of its names.
  case back(String)
  /// An option of a picker or menu, or a button of a stepper.
  case choice(Choice)

  /// The target's visible text or, if there is none, the kind of control or an empty string for a row.
  var label: String {
    switch self {
    case .control(let element), .tab(let element):
      element.label ?? (element.kind == .row ? "" : element.kind.word)
    case .back(let title): title
    case .choice(let choice): choice.option
    }
  }

  /// The accessibility identifier of the target, or nil if the app gave it none.
  var identifier: String? {
    switch self {
    case .control(let element), .tab(let element): element.identifier
    case .back, .choice: nil
    }
  }

  /// A Boolean value that indicates whether the target is a row of a list.
  var isRow: Bool {
    if case .control(let element) = self { element.kind == .row } else { false }
  }

  /// A description that distinguishes the target from other targets.
  var description: String {
    switch self {
    case .control(let element), .tab(let element): element.description
    case .back: "the back button"
    case .choice(let choice): choice.command
    }
  }

  /// Returns whether two targets are equal, regardless of the names of back buttons.
  static func == (left: TapTarget, right: TapTarget) -> Bool {
    switch (left, right) {
    case (.control(let one), .control(let other)), (.tab(let one), .tab(let other)):
      one.id == other.id
    case (.back, .back): true
    case (.choice(let one), .choice(let other)): one == other
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .control(let element): hasher.combine(element.id)
    case .tab(let element): hasher.combine(element.id)
    case .back: hasher.combine(-1)
    case .choice(let choice): hasher.combine(choice)
    }
  }
}
