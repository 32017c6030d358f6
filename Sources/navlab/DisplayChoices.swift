import Terminal

/// What a command line says about how things look; a command line without options says nothing.
struct DisplayChoices {
  /// Whether to draw with ASCII characters only.
  var ascii = false
  /// When to use colour, or nil to leave that to the settings.
  var color: ColorChoice?
  /// The width to draw for, in columns, or nil for that of the terminal.
  var width: Int?
  /// Whether to ignore the settings file.
  var ignoresSettings = false
}
