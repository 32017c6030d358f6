extension Image {
  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small

    /// Medium.
    case medium

    /// Large.
    case large
  }
}
