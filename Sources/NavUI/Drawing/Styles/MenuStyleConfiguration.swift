/// What a style knows about a menu.
@available(iOS 14.0, *)
public struct MenuStyleConfiguration {
  /// What the menu shows.
  public struct Label {
    package let content: AnyView
  }

  /// The choices.
  public struct Content {
    package let content: AnyView
  }

  /// What the menu shows.
  public let label: MenuStyleConfiguration.Label

  /// The choices.
  public let content: MenuStyleConfiguration.Content

  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: StylePart {}

extension MenuStyleConfiguration.Content: StylePart {}
