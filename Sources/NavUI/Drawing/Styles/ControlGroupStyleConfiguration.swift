/// The facts that a style knows about a group of controls.
@available(iOS 15.0, *)
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    package let content: AnyView
  }

  /// The purpose of the group.
  public struct Label {
    package let content: AnyView
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content

  /// The purpose of the group.
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: StylePart {}

extension ControlGroupStyleConfiguration.Label: StylePart {}
