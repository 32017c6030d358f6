// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A generator of feedback for the end of a task.
@MainActor
@preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {
  }

  /// Generates the feedback for an end.
  ///
  /// - Parameter notificationType: The outcome of the task.
  public func notificationOccurred(_ notificationType: FeedbackType) {}

  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success

    /// A warning.
    case warning

    /// Failure.
    case error
  }
}
