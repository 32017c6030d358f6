extension Image {
  /// The scaling of a picture.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none

    /// Low quality.
    case low

    /// Medium quality.
    case medium

    /// High quality.
    case high
  }
}
