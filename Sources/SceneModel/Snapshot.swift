/// The state that a person in front of an app could see and reach at one moment.
///
/// A snapshot is the only thing an app process tells about itself. It crosses the process boundary as a
/// difference to the one before.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The name of the app, as its `App` type or its root view spells it.
  package var app: String
  /// The time on the app's virtual clock, in seconds since it was launched.
  package var clock: Double
  /// Whether the app can be used, as far as the system is concerned.
  package var phase: Phase
  /// The window that a person looks at, with everything in it.
  package var window: Element
  /// The observable objects that the app's views hold, in the order in which they were first met.
  package var objects: [ObjectReport]
  /// The URLs that the app has asked the system to open since launch, oldest first.
  package var openedURLs: [String]
  /// Every issue that the runtime has reported since launch, oldest first.
  package var issues: [Issue]
  /// The titles of the windows, the main one first; empty where there is one.
  package var windows: [String]
  /// The number of the window that a person looks at, from 1.
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

  /// Whether an app can be used, as far as the system is concerned.
  package enum Phase: String, Codable, Hashable, Sendable {
    /// It is on the screen.
    case active
    /// It is on its way to or from the screen.
    case inactive
    /// It is not on the screen.
    case background
  }
}
