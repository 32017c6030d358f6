/// The answer of an intent.
public protocol IntentResult: Sendable {}

/// An answer with words for people.
public protocol ProvidesDialog: IntentResult {}

/// An answer with a value, which the next step of a shortcut takes.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value.
  var value: Value? { get }
}

/// An answer after which the system runs another intent.
public protocol OpensIntent: IntentResult {}

extension IntentResult {
  /// Answers that it was done.
  ///
  /// - Returns: The answer.
  public static func result() -> Self where Self == PlainIntentResult { PlainIntentResult() }

  /// Answers in words.
  ///
  /// - Parameter dialog: The words.
  /// - Returns: The answer.
  public static func result(dialog: IntentDialog) -> Self where Self == PlainIntentResult {
    PlainIntentResult(words: dialog.text)
  }

  /// Answers with a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The answer.
  public static func result<Value>(value: Value) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }

  /// Answers with a value and in words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words.
  /// - Returns: The answer.
  public static func result<Value>(
    value: Value,
    dialog: IntentDialog
  ) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value, words: dialog.text)
  }

  /// Has the system run another intent.
  ///
  /// - Parameter opensIntent: The other intent.
  /// - Returns: The answer.
  public static func result<Next>(
    opensIntent: Next
  ) -> Self where Self == OpeningIntentResult<Next> {
    OpeningIntentResult(next: opensIntent)
  }

  /// Answers in words, and has the system run another intent.
  ///
  /// - Parameters:
  ///   - opensIntent: The other intent.
  ///   - dialog: The words.
  /// - Returns: The answer.
  public static func result<Next>(
    opensIntent: Next,
    dialog: IntentDialog
  ) -> Self where Self == OpeningIntentResult<Next> {
    OpeningIntentResult(next: opensIntent, words: dialog.text)
  }
}
