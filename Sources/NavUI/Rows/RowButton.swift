/// A button in a row, which responds to taps on the row's other buttons if all have the default style (NS-92).
@MainActor
package protocol RowButton: ViewNode {
  /// A Boolean value that indicates whether a tap on the row activates the button.
  var leavesTapsToRow: Bool { get }
  /// Performs the button's action.
  func act()
}

extension RowButton {
  /// The row of a list or form that contains the button, or nil if there is none.
  private var row: (any ListRow)? {
    sequence(first: parent, next: { $0?.parent })
      .prefix { $0?.context.level === context.level }
      .lazy.compactMap { $0 as? any ListRow }.first
  }

  /// The buttons that a tap on this button activates, in drawing order.
  package var tappedTogether: [any RowButton] {
    guard leavesTapsToRow, let buttons = row?.sharedButtons,
      buttons.contains(where: { $0 === self })
    else { return [self] }
    return buttons
  }
}

private struct ButtonStyleChoiceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether buttons have a style other than the default.
  var hasButtonStyle: Bool {
    get { self[ButtonStyleChoiceKey.self] }
    set { self[ButtonStyleChoiceKey.self] = newValue }
  }
}
