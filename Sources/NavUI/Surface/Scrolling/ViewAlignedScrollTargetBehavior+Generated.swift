// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Scrolling that stops at views.
@available(iOS 17.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes nothing, as nothing is drawn.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - context: The facts about the movement.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// The distance that one movement scrolls.
  public struct LimitBehavior: Sendable {
    private let name: String

    /// The system's default.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }

    /// A few views at most.
    public static var always: LimitBehavior { LimitBehavior(name: "always") }

    /// One view at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }

    /// As far as it goes.
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  /// Creates the behaviour.
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) {
  }
}
