/// When an animation counts as complete.
@available(iOS 17.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When it seems to be.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a change of state and then an action; the animation between them takes no time.
///
/// - Parameters:
///   - animation: How the change would be animated.
///   - completionCriteria: When the animation counts as complete.
///   - body: The change.
///   - completion: The action, which runs as soon as the app has nothing else to do.
/// - Returns: What the change returns.
/// - Throws: What the change throws.
@available(iOS 17.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  let completion = Unchecked(value: completion)
  DispatchQueue.main.async { completion.value() }
  return result
}

extension Transaction {
  /// Adds an action that runs when the animations are complete, which they are at once.
  ///
  /// - Parameters:
  ///   - criteria: When they count as complete.
  ///   - completion: The action.
  @available(iOS 17.0, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let completion = Unchecked(value: completion)
    DispatchQueue.main.async { completion.value() }
  }

  /// The value for a key.
  ///
  /// - Parameter key: The key.
  @available(iOS 17.0, *)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }

  /// Whether scrolling to a place is animated.
  @available(iOS 17.0, *)
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }
}

/// A key to a value of a transaction.
@available(iOS 17.0, *)
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Self.Value { get }
}
