// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A screen's part in the navigation bar.
@available(iOS 14.0, *)
public struct NavigationBarItem: Sendable {
  /// The size of the title.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic

    /// In the bar.
    case inline

    /// Below the bar, until the content is scrolled.
    case large
  }
}
