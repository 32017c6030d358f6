extension Image {
  /// The orientation of a picture.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
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
  ///   - orientation: The orientation.
  ///   - label: A description of the picture.
  public nonisolated init(
    _ cgImage: CGImage,
    scale: CGFloat,
    orientation: Image.Orientation = .up,
    label: Text
  ) {
    self.init("image", label: label)
  }

  /// Creates a picture that is decoration only.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation.
  public nonisolated init(
    decorative cgImage: CGImage,
    scale: CGFloat,
    orientation: Image.Orientation = .up
  ) {
    self.init(decorative: "image")
  }
}
