// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
@available(iOS 16.0, *)
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style "automatic".
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style "columns".
@available(iOS 16.0, *)
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style "columns".
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The style "grouped".
@available(iOS 16.0, *)
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style "grouped".
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
