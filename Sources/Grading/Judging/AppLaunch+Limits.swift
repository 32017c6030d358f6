import AppBuilder
import AppSession
import Course

extension AppLaunch {
  /// Creates the launch of an app to judge.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - limits: What the exercise allows it.
  ///   - sandbox: What keeps it from everything else, or nil for an app that is ours.
  init(_ app: BuiltApp, limits: Exercise.Limits, sandbox: Sandbox?) {
    var own = Limits()
    own.secondsPerAction = Double(limits.seconds)
    own.megabytes = limits.megabytes
    // An app that is stopped for its time is stopped by the same clock each time.
    own.processorSeconds = 2 * limits.seconds
    self.init(
      launcher: app.launcher,
      image: app.image,
      libraryFolders: app.libraryFolders,
      limits: own
    )
    readable = app.readable
    bundle = AppBundle(name: app.name, resources: app.resources, settings: app.settings)
    self.sandbox = sandbox
  }
}
