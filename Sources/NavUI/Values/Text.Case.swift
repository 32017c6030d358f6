extension Text {
  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase

    /// Lower case.
    case lowercase
  }
}
