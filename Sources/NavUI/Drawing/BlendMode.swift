/// The way in which a view is blended with its background.
public enum BlendMode: Sendable {
  /// The normal mode.
  case normal

  /// The multiply mode.
  case multiply

  /// The screen mode.
  case screen

  /// The overlay mode.
  case overlay

  /// The darken mode.
  case darken

  /// The lighten mode.
  case lighten

  /// The colour dodge mode.
  case colorDodge

  /// The colour burn mode.
  case colorBurn

  /// The soft light mode.
  case softLight

  /// The hard light mode.
  case hardLight

  /// The difference mode.
  case difference

  /// The exclusion mode.
  case exclusion

  /// The hue mode.
  case hue

  /// The saturation mode.
  case saturation

  /// The colour mode.
  case color

  /// The luminosity mode.
  case luminosity

  /// The source atop mode.
  case sourceAtop

  /// The destination over mode.
  case destinationOver

  /// The destination out mode.
  case destinationOut

  /// The plus darker mode.
  case plusDarker

  /// The plus lighter mode.
  case plusLighter
}
