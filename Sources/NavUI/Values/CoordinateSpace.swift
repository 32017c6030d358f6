/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the screen.
  case global

  /// The coordinate space of the view.
  case local

  /// The coordinate space of a view with a name.
  case named(AnyHashable)

  /// Whether the space is that of the screen.
  public var isGlobal: Bool { self == .global }

  /// Whether the space is that of the view.
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
@available(iOS 17.0, *)
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
@available(iOS 17.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
@available(iOS 17.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view with a name.
@available(iOS 17.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of a view with a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// Returns the space of the nearest scroll view that moves along an axis.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The space.
  public static func scrollView(axis: Axis) -> Self { .scrollView }
}
