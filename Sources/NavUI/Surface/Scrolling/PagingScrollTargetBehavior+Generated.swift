// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Scrolling that stops at each page.
@available(iOS 17.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {
  }

  /// Changes nothing, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - context: The facts about the movement.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
