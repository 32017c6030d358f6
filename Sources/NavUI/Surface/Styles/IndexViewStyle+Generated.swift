// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of the dots of a paged tab view.
@available(iOS 14.0, *)
@MainActor
@preconcurrency
public protocol IndexViewStyle {}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots at the centre of the bottom edge.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots at the centre of the bottom edge, with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
