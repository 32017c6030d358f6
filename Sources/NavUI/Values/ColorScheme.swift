/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on light backgrounds.
  case light

  /// Light text on dark backgrounds.
  case dark
}
