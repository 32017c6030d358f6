/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// A mask for a hidden value.
  public enum Mask: Sendable {
    /// A mask that shows the hash of the value.
    case hash
    /// No mask.
    case none
  }

  /// The default privacy for the type of the value.
  public static let auto = OSLogPrivacy()
  /// The privacy of a value that is visible to everyone.
  public static let `public` = OSLogPrivacy()
  /// The privacy of a value that is hidden.
  public static let `private` = OSLogPrivacy()
  /// The privacy of a value that is always hidden.
  public static let sensitive = OSLogPrivacy()

  /// Returns the privacy of a hidden value with a mask that distinguishes values.
  ///
  /// - Parameter mask: The mask.
  /// - Returns: The setting.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
