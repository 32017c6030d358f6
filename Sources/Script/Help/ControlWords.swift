/// The names of SwiftUI's controls and presentations, with the commands that operate them.
enum ControlWords {
  private static let commands = [
    "alert": "tap", "button": "tap", "confirmationdialog": "tap", "dialog": "tap",
    "navigationlink": "tap", "datepicker": "pick", "menu": "pick", "picker": "pick",
    "slider": "pick", "stepper": "pick", "cover": "dismiss", "fullscreencover": "dismiss",
    "popover": "dismiss", "sheet": "dismiss", "securefield": "type", "texteditor": "type",
    "textfield": "type", "tabview": "tab", "searchable": "search", "searchfield": "search",
    "navigationstack": "path", "navigationpath": "path",
  ]

  /// Returns the command for a control, or nil if there is none.
  ///
  /// - Parameter word: The name of the control, in upper or lower case, such as `Stepper`.
  /// - Returns: The word of the command, or nil if no control has the name.
  static func command(for word: String) -> String? { commands[word.lowercased()] }
}
