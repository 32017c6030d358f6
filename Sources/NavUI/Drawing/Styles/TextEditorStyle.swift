/// The appearance of a text editor.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The automatic style.
@available(iOS 17.0, *)
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The plain style.
@available(iOS 17.0, *)
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain style.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
