public import Foundation

extension NSPersistentCloudKitContainer {
  /// A step of the exchange with iCloud, which NavLab never performs.
  public final class Event: NSObject, Sendable {
    /// A kind of step.
    public enum EventType: Int, Sendable {
      /// The step that prepares the exchange.
      case setup
      /// The step that imports objects from iCloud.
      case `import`
      /// The step that exports objects to iCloud.
      case export
    }

    /// The unique identifier of the step.
    public let identifier = UUID()
    /// The kind of the step.
    public var type: EventType { .setup }
    /// The identifier of the store, which is empty in NavLab.
    public var storeIdentifier: String { "" }
    /// The date on which the step started.
    public var startDate: Date { .distantPast }
    /// The date on which the step ended, or nil if it is still running.
    public var endDate: Date? { nil }
    /// A Boolean value that indicates whether the step has succeeded.
    public var succeeded: Bool { false }
    /// The reason why the step has failed, or nil if it has not.
    public var error: (any Error)? { nil }
  }

  /// The name of the notification about a step, which is never posted in NavLab.
  public class var eventChangedNotification: Notification.Name {
    Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  }

  /// The key for the step in the notification's user information.
  public class var eventNotificationUserInfoKey: String { "event" }
}
