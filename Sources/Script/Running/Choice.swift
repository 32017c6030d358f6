import SceneModel
import SceneText

/// An option of a picker or menu, or a button of a stepper.
struct Choice: Hashable {
  /// The picker, menu or stepper.
  let holder: Element
  /// The name by which a command refers to the picker, menu or stepper.
  let holderName: String
  /// The label of the option.
  let option: String

  /// The command that makes the choice.
  var command: String {
    "\(PickCommand.word) \(Printable.quoted(option)) in \(holderName)"
  }

  /// The texts that name the choice exactly, such as `+` and `Copies +`.
  var names: [String] {
    let inside = holder.label.map { ["\(option) in \($0)"] } ?? []
    guard holder.kind == .stepper else { return [option] + inside }
    let word = option == "+" ? "Increment" : "Decrement"
    let label = holder.label.map { ["\($0) \(option)", "\(option) \($0)"] } ?? []
    return [option, word] + label + inside
  }
}

extension Element {
  /// The labels of the options that a picker, menu or stepper offers.
  var options: [String] {
    kind == .stepper ? ["+", "-"] : contents.compactMap(\.label)
  }

  /// An example of a value for a control whose values have no labels, or nil for other controls.
  var exampleValue: String? {
    switch kind {
    case .slider: "0.5"
    case .datePicker: "2025-06-01"
    default: nil
    }
  }
}

extension Snapshot {
  /// The options of the visible pickers and menus, and the buttons of the visible steppers, from the top.
  var choices: [Choice] {
    visibleElements.filter { ControlRole.pick.suits($0.kind) }.flatMap { holder in
      holder.options.map { Choice(holder: holder, holderName: commandName(of: holder), option: $0) }
    }
  }

  /// Returns the name by which a command refers to a visible picker, menu or other control, such as `"Sort"` or
  /// `#sort`.
  ///
  /// - Parameters:
  ///   - element: The control.
  ///   - role: The role of the control in the command.
  /// - Returns: The name, with a number if several controls have the same label.
  func commandName(of element: Element, for role: ControlRole = .pick) -> String {
    guard let label = element.label, !label.isEmpty else {
      let identifier = element.identifier.map { $0.contains(" ") ? Literal.quoted($0) : $0 }
      return identifier.map { "#\($0)" } ?? Literal.quoted(element.kind.word)
    }
    let alike = visibleElements.filter { role.suits($0) && $0.label == label }
    let place = alike.firstIndex { $0.id == element.id } ?? 0
    return Printable.quoted(label) + (place > 0 ? " \(place + 1)" : "")
  }
}
