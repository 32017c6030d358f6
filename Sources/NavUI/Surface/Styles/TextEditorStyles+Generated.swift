// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
@available(iOS 17.0, *)
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style "automatic".
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The style "plain".
@available(iOS 17.0, *)
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style "plain".
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
