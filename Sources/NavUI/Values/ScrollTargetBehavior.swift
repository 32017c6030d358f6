/// The place where scrolling stops.
@available(iOS 17.0, *)
public protocol ScrollTargetBehavior {}

/// Scrolling that stops at each page.
@available(iOS 17.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
}

/// Scrolling that stops at views.
@available(iOS 17.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
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
  public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling that stops at each page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns scrolling that stops at views, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
