public import NavUI

/// The visible form of an item of the app's content.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var title: LocalizedStringResource
  /// The line below the name.
  public var subtitle: LocalizedStringResource?

  /// Creates a representation from a literal.
  public init(stringLiteral value: String) {
    title = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a representation.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: The line below the name.
  ///   - image: The picture.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
  }

  /// An image beside the name.
  public struct Image: Sendable {
    /// Creates an image from a system symbol.
    ///
    /// - Parameter systemName: The name of the symbol.
    public init(systemName: String) {}

    /// Creates one of the app's images.
    ///
    /// - Parameter name: The name.
    public init(named name: String) {}
  }
}

/// The visible name of a type of items.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var name: LocalizedStringResource

  /// Creates a name from a literal.
  public init(stringLiteral value: String) {
    name = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - numericFormat: The name with a number.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
}
