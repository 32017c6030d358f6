/// A UIKit image, which SwiftUI code uses to create an `Image`.
public final class UIImage: NSObject, @unchecked Sendable {
  let name: String

  /// Creates an empty image.
  public override init() {
    name = ""
  }

  /// Creates an image from a named resource of the app, or returns nil if the name is empty.
  ///
  /// - Parameter name: The name of the picture.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Creates an image from a named resource of the app.
  ///
  /// - Parameter name: The name of the picture.
  public init(imageLiteralResourceName name: String) {
    self.name = name
  }

  /// Creates an image from a resource of the app.
  ///
  /// - Parameter resource: The resource.
  @available(iOS 17.0, *)
  public init(resource: ImageResource) {
    name = resource.name
  }

  /// Creates an image of a system symbol, or returns nil if the name is empty.
  ///
  /// - Parameter systemName: The name of the symbol.
  public init?(systemName: String) {
    guard !systemName.isEmpty else { return nil }
    name = systemName
  }

  /// Creates an image from data, which NavLab does not read, or returns nil if the data is empty.
  ///
  /// - Parameter data: The data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "picture"
  }

  /// The size in points, which is always zero because NavLab does not read images.
  public var size: CGSize { .zero }

  /// Returns whether an object is an equal image.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.name == name
  }

  /// A hash value, which is the same for equal images.
  public override var hash: Int { name.hashValue }
}

extension Image {
  /// Creates an image from a `UIImage`.
  ///
  /// - Parameter uiImage: UIKit's picture.
  public nonisolated init(uiImage: UIImage) {
    self.init(uiImage.name)
  }
}
