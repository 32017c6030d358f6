// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a picker, and the way in which it shows its options.
@MainActor
@preconcurrency
public protocol PickerStyle {}

@available(iOS 16.0, *)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style "navigationLink".
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
