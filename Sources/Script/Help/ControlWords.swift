/// The names that SwiftUI gives to controls and presentations, and the commands that drive them.
enum ControlWords {
  private static let commands = [
    "alert": "tap", "button": "tap", "confirmationdialog": "tap", "dialog": "tap",
    "navigationlink": "tap", "datepicker": "pick", "menu": "pick", "picker": "pick",
    "slider": "pick", "stepper": "pick", "cover": "dismiss", "fullscreencover": "dismiss",
    "popover": "dismiss", "sheet": "dismiss", "securefield": "type", "texteditor": "type",
    "textfield": "type", "tabview": "tab", "searchable": "search", "searchfield": "search",
    "navigationstack": "path", "navigationpath": "path",
  ]

  /// Finds the command for a control.
  ///
  /// - Parameter word: The name of the control, in upper or lower case, such as `Stepper`.
  /// - Returns: The word of the command, or nil if no control has the name.
  static func command(for word: String) -> String? { commands[word.lowercased()] }
}
