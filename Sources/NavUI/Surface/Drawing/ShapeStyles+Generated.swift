// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The current background style.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style that fills shapes over a background.
@available(iOS 17.0, *)
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style that fills shapes over a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style that draws links.
@available(iOS 17.0, *)
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style that draws links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style that draws placeholder text.
@available(iOS 17.0, *)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style that draws placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style that marks a selection.
@available(iOS 17.0, *)
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style that marks a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style for separators between rows.
@available(iOS 17.0, *)
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style for separators between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The current tint.
@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of windows.
@available(iOS 17.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
