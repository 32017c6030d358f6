public import NavUI

/// The visible form of an item of the app's content.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name of the item.
  public var title: LocalizedStringResource
  /// The line below the name, or nil if there is none.
  public var subtitle: LocalizedStringResource?

  /// Creates a representation from a literal.
  public init(stringLiteral value: String) {
    title = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a representation with a title.
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

    /// Creates an image from the app's assets.
    ///
    /// - Parameter name: The name.
    public init(named name: String) {}
  }
}

/// The visible name of a type of items.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name of the type.
  public var name: LocalizedStringResource

  /// Creates a representation from a literal.
  public init(stringLiteral value: String) {
    name = LocalizedStringResource(stringLiteral: value)
  }

  /// Creates a representation with a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - numericFormat: The name with a number.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
}
