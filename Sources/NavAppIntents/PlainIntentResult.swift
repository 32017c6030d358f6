/// A result without a value, for methods that return `some IntentResult`.
public struct PlainIntentResult: ProvidesDialog, SpokenResult {
  var words: String?
}

/// A result with a value.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, SpokenResult {
  /// The value of the result, or nil if there is none.
  public let value: Value?
  var words: String?
}

/// A result after which another intent runs.
public struct OpeningIntentResult<Next: AppIntent>: OpensIntent, ProvidesDialog, SpokenResult {
  let next: Next
  var words: String?

  var following: (any AppIntent)? { next }
}

/// A result with text that the system speaks or shows.
protocol SpokenResult {
  /// The spoken answer, or nil if there is none.
  var words: String? { get }
  /// The intent that the system runs next, or nil if there is none.
  var following: (any AppIntent)? { get }
}

extension SpokenResult {
  var following: (any AppIntent)? { nil }
}
