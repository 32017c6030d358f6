/// An intent that opens an item of the app's content.
///
/// The app comes to the screen first; `perform()` then leads to the target.
public protocol OpenIntent: AppIntent {
  /// The type of the item to open.
  associatedtype Value: Sendable

  /// The item to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// A Boolean value that indicates whether the app becomes active before the intent runs.
  ///
  /// The value is always true.
  public static var openAppWhenRun: Bool { true }
}
