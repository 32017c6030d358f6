public import Foundation

extension NSPersistentCloudKitContainer {
  /// A step of the exchange with iCloud, of which NavLab has none.
  public final class Event: NSObject, Sendable {
    /// The kind of a step.
    public enum EventType: Int, Sendable {
      /// The first step.
      case setup
      /// Objects come from iCloud.
      case `import`
      /// Objects go to iCloud.
      case export
    }

    /// The name of the step.
    public let identifier = UUID()
    /// The kind of the step.
    public var type: EventType { .setup }
    /// The name of the store.
    public var storeIdentifier: String { "" }
    /// The beginning of the step.
    public var startDate: Date { .distantPast }
    /// The end of the step, or nil while it goes on.
    public var endDate: Date? { nil }
    /// A Boolean value that indicates whether the step has succeeded.
    public var succeeded: Bool { false }
    /// The reason why the step has failed, or nil if it has not.
    public var error: (any Error)? { nil }
  }

  /// The name of the notification about a step, which NavLab never sends.
  public class var eventChangedNotification: Notification.Name {
    Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  }

  /// The key of the step in the notification.
  public class var eventNotificationUserInfoKey: String { "event" }
}
