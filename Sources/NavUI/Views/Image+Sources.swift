extension Image {
  /// Creates a system symbol that shows a value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - value: The value, from 0 to 1.
  @available(iOS 16.0, *)
  public nonisolated init(systemName: String, variableValue value: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates a picture of the app that shows a value.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - value: The value, from 0 to 1.
  ///   - bundle: The bundle with the picture.
  @available(iOS 16.0, *)
  public nonisolated init(_ name: String, variableValue value: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a picture from one of the app's resources.
  ///
  /// - Parameter resource: The resource.
  @available(iOS 17.0, *)
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name)
  }
}

/// A picture among an app's resources.
@available(iOS 17.0, *)
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates the name of a picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A colour among an app's resources.
@available(iOS 17.0, *)
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates the name of a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Color {
  /// Creates a colour from one of the app's resources.
  @available(iOS 17.0, *)
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
