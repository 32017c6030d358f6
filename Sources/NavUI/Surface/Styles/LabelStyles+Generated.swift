// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
@available(iOS 14.0, *)
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style "automatic".
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension DefaultLabelStyle: BuiltInStyle {}

/// The style "icon only".
@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style "icon only".
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension IconOnlyLabelStyle: BuiltInStyle {}

/// The style "title only".
@available(iOS 14.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style "title only".
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension TitleOnlyLabelStyle: BuiltInStyle {}

/// The style "title and icon".
@available(iOS 14.5, *)
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style "title and icon".
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension TitleAndIconLabelStyle: BuiltInStyle {}
