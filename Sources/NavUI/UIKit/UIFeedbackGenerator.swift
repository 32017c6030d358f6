/// A generator of haptic feedback, which has no effect here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  nonisolated override init() {}

  /// Prepares the feedback.
  open func prepare() {}
}

/// A generator of feedback for impacts.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of impacts.
  public nonisolated override init() {}

  /// Creates a generator of impacts of a style.
  ///
  /// - Parameter style: The kind.
  public nonisolated init(style: FeedbackStyle) {}

  /// Generates an impact.
  public func impactOccurred() {}

  /// Generates an impact.
  ///
  /// - Parameter intensity: The strength of the impact.
  public func impactOccurred(intensity: CGFloat) {}

  /// A style of impact.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light
    /// A medium impact.
    case medium
    /// A heavy impact.
    case heavy
    /// A soft impact.
    case soft
    /// A rigid impact.
    case rigid
  }
}

/// A generator of feedback for the end of a task.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {}

  /// Generates the feedback for the end of a task.
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

/// A generator of feedback for changes of a selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {}

  /// Generates the feedback for a changed selection.
  public func selectionChanged() {}
}
