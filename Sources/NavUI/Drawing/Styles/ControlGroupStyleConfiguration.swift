/// The properties of a group of controls that its style can use.
@available(iOS 15.0, *)
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    package let content: AnyView
  }

  /// The label of the group.
  public struct Label {
    package let content: AnyView
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content

  /// The label of the group.
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: StylePart {}

extension ControlGroupStyleConfiguration.Label: StylePart {}
