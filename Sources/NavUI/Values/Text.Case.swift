extension Text {
  /// Which case letters are shown in.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase

    /// Lower case.
    case lowercase
  }
}
