/// What a person in front of an app could see and reach at one moment.
///
/// A snapshot is the only thing an app process tells about itself. It crosses the process boundary as
/// one JSON line.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The name of the app, as its `App` type or its root view spells it.
  package var app: String
  /// The time on the app's virtual clock, in seconds since it was launched.
  package var clock: Double
  /// The main window, with everything in it.
  package var window: Element
  /// The observable objects that the app's views hold, in the order in which they were first met.
  package var objects: [ObjectReport]
  /// Every issue that the runtime has reported since launch, oldest first.
  package var issues: [Issue]

  package init(
    app: String,
    clock: Double = 0,
    window: Element,
    objects: [ObjectReport] = [],
    issues: [Issue] = []
  ) {
    self.app = app
    self.clock = clock
    self.window = window
    self.objects = objects
    self.issues = issues
  }
}
