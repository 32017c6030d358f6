/// The properties of a menu that its style can use.
@available(iOS 14.0, *)
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label {
    package let content: AnyView
  }

  /// The choices.
  public struct Content {
    package let content: AnyView
  }

  /// The label of the menu.
  public let label: MenuStyleConfiguration.Label

  /// The choices.
  public let content: MenuStyleConfiguration.Content

  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: StylePart {}

extension MenuStyleConfiguration.Content: StylePart {}
