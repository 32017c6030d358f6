/// The part of a screen that the navigation bar shows.
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
