/// The appearance of the dots of a paged tab view.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol IndexViewStyle {}

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
  ) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots at the centre of the bottom edge.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots at the centre of the bottom edge, with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
