/// Something that lets the device be felt, which nobody does here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  nonisolated override init() {}

  /// Makes ready.
  open func prepare() {}
}

/// Lets a knock be felt.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator of knocks.
  public nonisolated override init() {}

  /// Creates a generator of knocks of a kind.
  ///
  /// - Parameter style: The kind.
  public nonisolated init(style: FeedbackStyle) {}

  /// Lets a knock be felt.
  public func impactOccurred() {}

  /// Lets a knock be felt.
  ///
  /// - Parameter intensity: How hard it is.
  public func impactOccurred(intensity: CGFloat) {}

  /// A kind of knock.
  public enum FeedbackStyle: Int, Sendable {
    /// Of something light.
    case light
    /// Of something of medium weight.
    case medium
    /// Of something heavy.
    case heavy
    /// Of something soft.
    case soft
    /// Of something rigid.
    case rigid
  }
}

/// Lets the end of a task be felt.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {}

  /// Lets an end be felt.
  ///
  /// - Parameter notificationType: How the task has ended.
  public func notificationOccurred(_ notificationType: FeedbackType) {}

  /// The end of a task.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// With something to think about.
    case warning
    /// Badly.
    case error
  }
}

/// Lets a change of selection be felt.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {}

  /// Lets a change be felt.
  public func selectionChanged() {}
}
