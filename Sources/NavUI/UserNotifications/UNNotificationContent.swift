/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var parts = Parts()

  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var targetContentIdentifier: String?
  }

  /// The title of the notification.
  open var title: String { parts.title }
  /// The line below the title.
  open var subtitle: String { parts.subtitle }
  /// The main text.
  open var body: String { parts.body }
  /// The number to show on the app's icon, or nil to leave it unchanged.
  open var badge: NSNumber? { parts.badge }
  /// The sound, or nil for silence.
  open var sound: UNNotificationSound? { parts.sound }
  /// The values that the app needs to respond to a tap.
  open var userInfo: [AnyHashable: Any] { parts.userInfo }
  /// The identifier of the notification's category.
  open var categoryIdentifier: String { parts.categoryIdentifier }
  /// The identifier of the group to which the notification belongs.
  open var threadIdentifier: String { parts.threadIdentifier }
  /// The attached files.
  open var attachments: [UNNotificationAttachment] { parts.attachments }
  /// The urgency of the notification.
  open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
  /// The importance of the notification in a summary, from 0 to 1.
  open var relevanceScore: Double { parts.relevanceScore }
  /// The name of the scene that shows the content, or nil if there is none.
  open var targetContentIdentifier: String? { parts.targetContentIdentifier }
}

/// A file attached to a notification.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier of the attachment.
  public let identifier: String
  /// The location of the file.
  public let url: URL

  /// Creates an attachment from a file.
  ///
  /// - Parameters:
  ///   - identifier: The name of the attachment.
  ///   - url: The location of the file.
  ///   - options: The options for showing it.
  /// - Throws: Never, because the file is not read.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
  }
}

/// The mutable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Creates empty content.
  public override init() {}

  /// The attached files.
  open override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }

  /// The title of the notification.
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  /// The line below the title.
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  /// The main text.
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  /// The number to show on the app's icon, or nil to leave it unchanged.
  open override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  /// The sound, or nil for silence.
  open override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  /// The values that the app needs to respond to a tap.
  open override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  /// The identifier of the notification's category.
  open override var categoryIdentifier: String {
    get { parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  /// The identifier of the group to which the notification belongs.
  open override var threadIdentifier: String {
    get { parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  /// The urgency of the notification.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
  /// The importance of the notification in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { parts.relevanceScore }
    set { parts.relevanceScore = newValue }
  }
  /// The name of the scene that shows the content, or nil if there is none.
  open override var targetContentIdentifier: String? {
    get { parts.targetContentIdentifier }
    set { parts.targetContentIdentifier = newValue }
  }
}

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
  private override init() {}

  /// The default sound.
  public static let `default` = UNNotificationSound()

  /// The default sound of a critical notification.
  public static let defaultCritical = UNNotificationSound()

  /// The default ringtone of a call.
  public static let defaultRingtone = UNNotificationSound()

  /// Creates a sound from a file.
  public convenience init(named name: UNNotificationSoundName) { self.init() }

  /// Returns the default sound of a critical notification at a volume.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a name from a string.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
