/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual contrast.
  case standard

  /// A higher contrast.
  case increased
}
