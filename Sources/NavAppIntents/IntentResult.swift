/// The result of an intent.
public protocol IntentResult: Sendable {}

/// A result with a dialog for the user.
public protocol ProvidesDialog: IntentResult {}

/// A result with a value that is passed to the next step of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of the result, or nil if there is none.
  var value: Value? { get }
}

/// A result after which the system runs another intent.
public protocol OpensIntent: IntentResult {}

extension IntentResult {
  /// Returns a result that only reports success.
  ///
  /// - Returns: The answer.
  public static func result() -> Self where Self == PlainIntentResult { PlainIntentResult() }

  /// Returns a result with a spoken answer.
  ///
  /// - Parameter dialog: The text.
  /// - Returns: The answer.
  public static func result(dialog: IntentDialog) -> Self where Self == PlainIntentResult {
    PlainIntentResult(words: dialog.text)
  }

  /// Returns a result with a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The answer.
  public static func result<Value>(value: Value) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }

  /// Returns a result with a value and a spoken answer.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The text.
  /// - Returns: The answer.
  public static func result<Value>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, words: dialog.text)
  }

  /// Returns a result after which another intent runs.
  ///
  /// - Parameter opensIntent: The other intent.
  /// - Returns: The answer.
  public static func result<Next>(
    opensIntent: Next
  ) -> Self where Self == OpeningIntentResult<Next> {
    OpeningIntentResult(next: opensIntent)
  }

  /// Returns a result with a spoken answer, after which another intent runs.
  ///
  /// - Parameters:
  ///   - opensIntent: The other intent.
  ///   - dialog: The text.
  /// - Returns: The answer.
  public static func result<Next>(
    opensIntent: Next,
    dialog: IntentDialog
  ) -> Self where Self == OpeningIntentResult<Next> {
    OpeningIntentResult(next: opensIntent, words: dialog.text)
  }
}
