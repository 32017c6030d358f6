/// The point at which an animation counts as complete.
@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The point at which the animation appears complete.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// The point at which the animation is removed.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state immediately, and runs an action when the animation would have ended (OB-32).
///
/// - Parameters:
///   - animation: The animation of the change, which is not played.
///   - completionCriteria: The moment at which the animation counts as complete.
///   - body: The change.
///   - completion: The action, which runs after the duration of the animation.
/// - Returns: The result of the change.
/// - Throws: The error thrown by the change.
@available(iOS 17.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try inTransaction(body)
  run(completion, whenComplete: animation)
  return result
}

extension Transaction {
  /// Adds an action that runs when an animation that begins now would end (OB-32).
  ///
  /// - Parameters:
  ///   - criteria: The moment at which the animations count as complete.
  ///   - completion: The action.
  @available(iOS 17.0, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    run(completion, whenComplete: animation)
  }

  /// Accesses the value for a key.
  ///
  /// - Parameter key: The key.
  @available(iOS 17.0, *)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }

  /// The anchor for scrolling, which is always nil in NavLab.
  @available(iOS 17.0, *)
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }
}

/// A key for a custom value of a transaction.
@available(iOS 17.0, *)
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of the key in a transaction that does not set one.
  static var defaultValue: Self.Value { get }
}

/// Runs an action on the main queue when an animation would end, or never for an endless animation.
private func run(_ completion: @escaping () -> Void, whenComplete animation: Animation?) {
  let completion = Unchecked(value: completion)
  guard let duration = animation?.duration, duration > 0 else {
    return DispatchQueue.main.async { completion.value() }
  }
  guard duration.isFinite else { return }
  DispatchQueue.main.asyncAfter(deadline: .now() + duration) { completion.value() }
}
