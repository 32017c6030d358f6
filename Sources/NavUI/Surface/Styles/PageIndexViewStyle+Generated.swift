// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Dots at the centre of the bottom edge.
@available(iOS 14.0, *)
public struct PageIndexViewStyle: IndexViewStyle {
  /// The background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let name: String

    /// The system's default.
    public static let automatic = BackgroundDisplayMode(name: "automatic")

    /// While the user interacts with them.
    public static let interactive = BackgroundDisplayMode(name: "interactive")

    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")

    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style.
  public nonisolated init(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic
  ) {
  }
}
