// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The blend mode of a view and its background.
public enum BlendMode: Sendable {
  /// The mode "normal".
  case normal
  /// The mode "multiply".
  case multiply
  /// The mode "screen".
  case screen
  /// The mode "overlay".
  case overlay
  /// The mode "darken".
  case darken
  /// The mode "lighten".
  case lighten
  /// The mode "color dodge".
  case colorDodge
  /// The mode "color burn".
  case colorBurn
  /// The mode "soft light".
  case softLight

  /// The mode "hard light".
  case hardLight
  /// The mode "difference".
  case difference
  /// The mode "exclusion".
  case exclusion
  /// The mode "hue".
  case hue
  /// The mode "saturation".
  case saturation
  /// The mode "color".
  case color
  /// The mode "luminosity".
  case luminosity
  /// The mode "source atop".
  case sourceAtop

  /// The mode "destination over".
  case destinationOver
  /// The mode "destination out".
  case destinationOut
  /// The mode "plus darker".
  case plusDarker
  /// The mode "plus lighter".
  case plusLighter
}
