/// A namespace for observing changes to controllers and windows.
enum ControllerChanges {
  /// The signal that updates the views that contain controllers or windows.
  static let shared = ChangeSignal()
}
