/// The visible and reachable state of an app at a particular moment.
///
/// A snapshot is the only description that an app process gives of itself. It crosses the process boundary as a
/// difference from the previous one.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The name of the app, taken from its `App` type or its root view.
  package var app: String
  /// The time on the app's virtual clock, in seconds since the launch.
  package var clock: Double
  /// The phase of the app, such as active.
  package var phase: Phase
  /// The front window with its descendants.
  package var window: Element
  /// The observable objects that the app's views own, in the order of their discovery.
  package var objects: [ObjectReport]
  /// The URLs that the app has asked the system to open since launch, with the oldest first.
  package var openedURLs: [String]
  /// The issues that the runtime has reported since launch, with the oldest first.
  package var issues: [Issue]
  /// The titles of the windows, main window first, or an empty array if there is only one window.
  package var windows: [String]
  /// The number of the front window, counted from 1.
  package var frontWindow: Int

  package init(
    app: String,
    clock: Double = 0,
    phase: Phase = .active,
    window: Element,
    objects: [ObjectReport] = [],
    openedURLs: [String] = [],
    issues: [Issue] = [],
    windows: [String] = [],
    frontWindow: Int = 1
  ) {
    self.app = app
    self.clock = clock
    self.phase = phase
    self.window = window
    self.objects = objects
    self.openedURLs = openedURLs
    self.issues = issues
    self.windows = windows
    self.frontWindow = frontWindow
  }

  /// The phase of an app.
  package enum Phase: String, Codable, Hashable, Sendable {
    /// The phase in which the app is on the screen.
    case active
    /// The phase in which the app is moving to or from the screen.
    case inactive
    /// The phase in which the app is not on the screen.
    case background
  }
}
