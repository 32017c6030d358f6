/// An intent that opens one thing of the app's.
///
/// The app comes to the screen first; `perform()` then leads to the target.
public protocol OpenIntent: AppIntent {
  /// The type of what is opened.
  associatedtype Value: Sendable

  /// The thing to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the screen.
  public static var openAppWhenRun: Bool { true }
}
