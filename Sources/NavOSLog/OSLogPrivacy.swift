/// The people who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The means by which a hidden value can be told from others.
  public enum Mask: Sendable {
    /// By its hash.
    case hash
    /// Not at all.
    case none
  }

  /// As the type of the value says.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, ever.
  public static let sensitive = OSLogPrivacy()

  /// Nobody, though values can be told apart.
  ///
  /// - Parameter mask: How.
  /// - Returns: The setting.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
