/// The visibility of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The mask of a hidden value.
  public enum Mask: Sendable {
    /// By its hash.
    case hash
    /// No mask.
    case none
  }

  /// The default for the value's type.
  public static let auto = OSLogPrivacy()
  /// Visible to everybody.
  public static let `public` = OSLogPrivacy()
  /// Hidden.
  public static let `private` = OSLogPrivacy()
  /// Always hidden.
  public static let sensitive = OSLogPrivacy()

  /// Hidden, but values can be distinguished.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The setting.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
