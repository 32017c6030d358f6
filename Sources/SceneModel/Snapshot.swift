/// The visible and reachable state of an app at one moment.
///
/// A snapshot is the only description that an app process gives of itself. It crosses the process
/// boundary as a difference from the previous one.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The app name, which is that of its `App` type or root view.
  package var app: String
  /// The time on the app's virtual clock, in seconds since the launch.
  package var clock: Double
  /// The app's phase, such as active.
  package var phase: Phase
  /// The front window, with everything in it.
  package var window: Element
  /// The observable objects that the app's views own, in the order of their discovery.
  package var objects: [ObjectReport]
  /// The URLs that the app has asked the system to open since launch, oldest first.
  package var openedURLs: [String]
  /// Every issue that the runtime has reported since launch, oldest first.
  package var issues: [Issue]
  /// The titles of the windows, the main one first; empty if there is only one.
  package var windows: [String]
  /// The number of the front window, from 1.
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

  /// The system's phase for an app.
  package enum Phase: String, Codable, Hashable, Sendable {
    /// It is on the screen.
    case active
    /// It is on its way to or from the screen.
    case inactive
    /// It is not on the screen.
    case background
  }
}
