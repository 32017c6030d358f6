extension View {
  /// Sets the style of the pickers in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickersPush, style is NavigationLinkPickerStyle)
  }
}

private struct PickersPushKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether pickers push a screen with their options.
  var pickersPush: Bool {
    get { self[PickersPushKey.self] }
    set { self[PickersPushKey.self] = newValue }
  }
}

/// A picker that shows its options on a separate screen.
@MainActor
protocol ScreenPicker: AnyObject {
  /// Adds the title and the options to the screen's description.
  ///
  /// - Parameter lowering: The description.
  func showOptions(in lowering: inout Lowering)
}

/// The node of a screen that shows a picker's options; the picker owns the options' nodes.
package final class PickerScreenNode: ViewNode {
  private unowned let picker: any ScreenPicker

  init(picker: any ScreenPicker, context: ViewContext, parent: ViewNode?) {
    self.picker = picker
    super.init(context: context, parent: parent)
  }

  package override func show(in lowering: inout Lowering) {
    picker.showOptions(in: &lowering)
  }
}
