// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A type-erased place where scrolling stops.
@available(iOS 17.0, *)
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let update: (inout ScrollTarget, ScrollTargetBehaviorContext) -> Void

  /// Erases a behaviour's type.
  ///
  /// - Parameter base: The behaviour.
  public init<T: ScrollTargetBehavior>(_ base: T) { update = base.updateTarget }

  /// Changes the place where scrolling stops.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - context: The facts about the movement.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    update(&target, context)
  }
}
