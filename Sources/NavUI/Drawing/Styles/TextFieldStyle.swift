/// How a text field looks.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// The style "automatic".
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style "automatic".
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The style "plain".
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style "plain".
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The style "rounded border".
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style "rounded border".
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
