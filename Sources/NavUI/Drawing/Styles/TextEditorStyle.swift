/// How a text editor looks.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The style "automatic".
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style "automatic".
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The style "plain".
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style "plain".
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
