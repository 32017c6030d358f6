import Terminal

/// The choices of a command line about looks; a command line without options makes none.
struct DisplayChoices {
  /// Whether to draw with ASCII characters only.
  var ascii = false
  /// The choice of when to use colour, or nil to leave it to the settings.
  var color: ColorChoice?
  /// The width to draw for, in columns, or nil for that of the terminal.
  var width: Int?
  /// Whether to ignore the settings file.
  var ignoresSettings = false
}
