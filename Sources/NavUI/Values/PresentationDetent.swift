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

  /// A detent at about half the height of the screen.
  public static let medium = PresentationDetent(.medium)

  /// A detent at the full height of the screen.
  public static let large = PresentationDetent(.large)

  /// Returns a detent at a fraction of the height of the screen.
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

  /// Returns whether two detents have the same height.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.height == rhs.height
  }

  /// Adds the height to the hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(height)
  }

  /// The context in which a type computes a height.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a sheet that fills the screen.
    public let maxDetentValue: CGFloat
    private let environment = EnvironmentValues()

    package init(maxDetentValue: CGFloat) {
      self.maxDetentValue = maxDetentValue
    }

    /// Returns the environment value at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a detent.
@available(iOS 16.0, *)
public protocol CustomPresentationDetent {
  /// Returns the height, or nil if the detent does not apply.
  static func height(in context: Context) -> CGFloat?
}

@available(iOS 16.0, *)
extension CustomPresentationDetent {
  /// The context in which the height is computed.
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

  /// The detent as Swift code.
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
