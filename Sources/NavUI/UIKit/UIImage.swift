/// UIKit's picture, as far as SwiftUI code uses it to create an `Image`.
public final class UIImage: NSObject, @unchecked Sendable {
  let name: String

  /// Creates an empty picture.
  public override init() {
    name = ""
  }

  /// Creates one of the app's images; NavLab does not look for them, so every name is accepted.
  ///
  /// - Parameter name: The name of the picture.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  /// Creates one of the app's images.
  ///
  /// - Parameter name: The name of the picture.
  public init(imageLiteralResourceName name: String) {
    self.name = name
  }

  /// Creates a picture from one of the app's resources.
  ///
  /// - Parameter resource: The resource.
  @available(iOS 17.0, *)
  public init(resource: ImageResource) {
    name = resource.name
  }

  /// Creates a system symbol.
  ///
  /// - Parameter systemName: The name of the symbol.
  public init?(systemName: String) {
    guard !systemName.isEmpty else { return nil }
    name = systemName
  }

  /// Creates an image from data, which is not read.
  ///
  /// - Parameter data: The data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    name = "picture"
  }

  /// The size in points, which is not known here.
  public var size: CGSize { .zero }

  /// Returns whether both pictures are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.name == name
  }

  /// A number that is the same for equal pictures.
  public override var hash: Int { name.hashValue }
}

extension Image {
  /// Creates a picture from a `UIImage`.
  ///
  /// - Parameter uiImage: UIKit's picture.
  public nonisolated init(uiImage: UIImage) {
    self.init(uiImage.name)
  }
}
