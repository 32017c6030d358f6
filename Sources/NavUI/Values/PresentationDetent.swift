/// A height at which a sheet rests.
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, @unchecked Sendable {
  private let height: Height

  private enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(ObjectIdentifier)
  }

  // It calls a static function and captures nothing, which the compiler cannot determine.
  private let customHeight: (Context) -> CGFloat?

  private init(
    _ height: Height,
    customHeight: @escaping (Context) -> CGFloat? = { _ in nil }
  ) {
    self.height = height
    self.customHeight = customHeight
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium)

  /// All of the screen.
  public static let large = PresentationDetent(.large)

  /// Returns a part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// Returns a detent with a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.points(height))
  }

  /// Returns a detent whose height a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Returns whether both detents have the same height.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.height == rhs.height
  }

  /// Adds the height to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(height)
  }

  /// Information for a type that computes a height.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a sheet that fills the screen.
    public let maxDetentValue: CGFloat
    private let environment = EnvironmentValues()

    package init(maxDetentValue: CGFloat) {
      self.maxDetentValue = maxDetentValue
    }

    /// An environment value.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height at which a sheet rests.
@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  /// Returns the height, or nil if the detent does not apply.
  static func height(in context: Context) -> CGFloat?
}

@available(iOS 16.0, *)
extension CustomPresentationDetent {
  /// Information about the presentation.
  public typealias Context = PresentationDetent.Context
}

@available(iOS 16.0, *)
extension PresentationDetent {
  /// Returns the height on a screen of a given height, or nil if the detent does not apply.
  package func points(of room: CGFloat) -> CGFloat? {
    switch height {
    case .medium: room / 2
    case .large: room
    case .fraction(let fraction): room * fraction
    case .points(let points): min(points, room)
    case .custom: customHeight(Context(maxDetentValue: room))
    }
  }

  /// The detent as it is written in Swift.
  package var text: String {
    switch height {
    case .medium: ".medium"
    case .large: ".large"
    case .fraction(let fraction): ".fraction(\(fraction))"
    case .points(let points): ".height(\(points))"
    case .custom: ".custom"
    }
  }
}
