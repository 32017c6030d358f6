internal import SceneModel

/// A type-erased list of `Hashable` values that represent the screens of a navigation stack.
///
/// The first value is the screen above the root, and the last one is the top of the stack.
@available(iOS 16.0, *)
public struct NavigationPath {
  /// The boxed values, from the first screen above the root to the top of the stack.
  ///
  /// Copies of a path share their boxes, so equal prefixes can be recognized by identity alone.
  package private(set) var elements: [PathElement]

  /// Creates a path from boxes that a stack has stored.
  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates an empty path, with which a stack shows only its root view.
  public init() {
    elements = []
  }

  /// Creates a path from values in push order.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  /// Creates a path from values in push order, all of which can be saved.
  public init<S>(_ elements: S)
  where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
    self.elements = elements.map { PathElement(codable: $0) }
  }

  /// Creates a path from its saved representation.
  public init(_ codable: NavigationPath.CodableRepresentation) {
    elements = codable.elements
  }

  /// The number of values, which is the number of screens above the root.
  public var count: Int { elements.count }

  /// A Boolean value that indicates whether the path is empty and the stack therefore shows its root view.
  public var isEmpty: Bool { elements.isEmpty }

  /// The representation of the path that can be saved, or nil if a value was not appended as `Codable`.
  ///
  /// If it is nil, the app's issues name the type that prevents saving (NP-16, NP-17).
  public var codable: NavigationPath.CodableRepresentation? {
    guard let culprit = firstUncodableElement else {
      return CodableRepresentation(elements: elements)
    }
    CurrentApp.report(.uncodablePath(typeName: culprit.typeName))
    return nil
  }

  /// The first value that was not appended as `Codable` and therefore prevents saving, or nil if there is none.
  package var firstUncodableElement: PathElement? {
    elements.first { !$0.isCodable }
  }

  /// Pushes a value that cannot be saved.
  public mutating func append<V>(_ value: V) where V: Hashable {
    elements.append(PathElement(value))
  }

  /// Pushes a value that can be saved.
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    elements.append(PathElement(codable: value))
  }

  /// Removes values from the end of the path.
  ///
  /// As in SwiftUI, the program stops if the path contains fewer values than should be removed.
  ///
  /// - Parameter k: The number of values to remove, from 0 to `count`.
  public mutating func removeLast(_ k: Int = 1) {
    // A precondition would lose its message in optimised builds.
    guard k >= 0 else {
      fatalError("NavigationPath.removeLast(\(k)): the number of values cannot be negative")
    }
    guard k <= count else {
      fatalError(
        "NavigationPath.removeLast(\(k)): the path holds \(count == 0 ? "no values" : "\(count)")"
      )
    }
    elements.removeLast(k)
  }
}

extension Issue {
  /// Returns the issue to report for a path that cannot be saved.
  fileprivate static func uncodablePath(typeName: String) -> Issue {
    Issue(
      rule: "path-not-codable",
      severity: .warning,
      message: """
        The codable form of a NavigationPath was requested and is nil, because a value of type \
        \(typeName) was not appended as Codable. One such value prevents saving the whole path. Make \
        the type Codable, and append the value with its own type rather than as any Hashable.
        """
    )
  }
}

extension NavigationPath: Equatable {
  /// Returns whether two paths contain equal values in the same order.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}

@available(*, unavailable)
extension NavigationPath: Sendable {}
