import Terminal

/// The command line's choices about appearance; without options there are none.
struct DisplayChoices {
  /// Whether to draw with ASCII characters only.
  var ascii = false
  /// The choice of when to use colour, or nil to use the settings.
  var color: ColorChoice?
  /// The width of drawings in columns, or nil for the width of the terminal.
  var width: Int?
  /// Whether to ignore the settings file.
  var ignoresSettings = false
}
