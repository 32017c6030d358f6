// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a group of controls for its style.
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
