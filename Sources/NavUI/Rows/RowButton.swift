/// A button in a row, which responds to taps on other buttons of the row if all have the default
/// style (NS-92).
@MainActor
package protocol RowButton: ViewNode {
  /// Whether the row handles the button's taps.
  var leavesTapsToRow: Bool { get }
  /// Performs the button's action.
  func act()
}

extension RowButton {
  /// The row of a list or form that contains the button.
  private var row: (any ListRow)? {
    sequence(first: parent, next: { $0?.parent })
      .prefix { $0?.context.level === context.level }
      .lazy.compactMap { $0 as? any ListRow }.first
  }

  /// All buttons that a tap on this one activates, in drawing order.
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
  /// Whether buttons have a style other than the default.
  var hasButtonStyle: Bool {
    get { self[ButtonStyleChoiceKey.self] }
    set { self[ButtonStyleChoiceKey.self] = newValue }
  }
}
