// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a movement that scrolls.
@available(iOS 17.0, *)
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The place where the movement began.
  public let originalTarget: ScrollTarget

  /// The speed of the content.
  public let velocity: CGVector

  /// The size of the content.
  public let contentSize: CGSize

  /// The size of the view.
  public let containerSize: CGSize

  /// The directions in which the view scrolls.
  public let axes: Axis.Set

  internal let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
