/// An intent that opens one of the app's things.
///
/// The app comes to the screen first; `perform()` then leads to the target.
public protocol OpenIntent: AppIntent {
  /// The type of the thing to open.
  associatedtype Value: Sendable

  /// The thing to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// Whether the app comes to the screen; always true.
  public static var openAppWhenRun: Bool { true }
}
