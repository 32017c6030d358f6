// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Image {
  /// The orientation of a picture.
  @frozen
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As it is.
    case up = 0

    /// Mirrored.
    case upMirrored = 1

    /// Upside down.
    case down = 2

    /// Upside down and mirrored.
    case downMirrored = 3

    /// To the left.
    case left = 4

    /// To the left and mirrored.
    case leftMirrored = 5

    /// To the right.
    case right = 6

    /// To the right and mirrored.
    case rightMirrored = 7
  }

  /// Creates a picture with a label.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The way it is turned.
  ///   - label: What it shows.
  public nonisolated init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Image.Orientation = .up,
    label: Text
  ) { self.init("image", label: label) }

  /// Creates a picture that is decoration only.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The way it is turned.
  public nonisolated init(
    decorative cgImage: CGImage,
    scale: CGFloat,
    orientation: Image.Orientation = .up
  ) { self.init(decorative: "image") }

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
  public nonisolated init(_ resource: ImageResource) { self.init(resource.name) }
}
