/// The changes of controllers and windows.
enum ControllerChanges {
  /// The signal that updates the views with controllers and windows in them.
  static let shared = ChangeSignal()
}
