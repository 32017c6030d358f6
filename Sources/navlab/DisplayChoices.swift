import Terminal

/// The command-line choices about appearance.
struct DisplayChoices {
  /// A Boolean value that indicates whether drawings contain only ASCII characters.
  var ascii = false
  /// The choice of when to use colour, or nil to use the setting.
  var color: ColorChoice?
  /// The width of drawings in columns, or nil for the width of the terminal.
  var width: Int?
  /// A Boolean value that indicates whether the settings file is ignored.
  var ignoresSettings = false
}
