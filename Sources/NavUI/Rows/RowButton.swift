/// A button in a row, which answers to taps on other buttons of the row when all have the default style (NS-92).
@MainActor
package protocol RowButton: ViewNode {
  /// Whether the button leaves its taps to the row.
  var leavesTapsToRow: Bool { get }
  /// Performs the button's action.
  func act()
}

extension RowButton {
  /// The row of a list or form that the button stands in.
  private var row: (any ListRow)? {
    sequence(first: parent, next: { $0?.parent })
      .prefix { $0?.context.level === context.level }
      .lazy.compactMap { $0 as? any ListRow }.first
  }

  /// Every button that a tap on this one is for, in the order in which they are drawn.
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
  /// Whether buttons have another style than the default one.
  var hasButtonStyle: Bool {
    get { self[ButtonStyleChoiceKey.self] }
    set { self[ButtonStyleChoiceKey.self] = newValue }
  }
}
