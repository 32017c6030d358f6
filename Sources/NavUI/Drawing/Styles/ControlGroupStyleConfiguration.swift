/// What a style knows about a group of controls.
@available(iOS 15.0, *)
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    package let content: AnyView
  }

  /// What the group is for.
  public struct Label {
    package let content: AnyView
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content

  /// What the group is for.
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: StylePart {}

extension ControlGroupStyleConfiguration.Label: StylePart {}
