import AppBuilder
import AppSession
import Course

extension AppLaunch {
  /// Creates the launch of an app to check.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - limits: The limits that the exercise sets.
  ///   - sandbox: The sandbox that confines it, or nil for one of NavLab's own apps.
  init(_ app: BuiltApp, limits: Exercise.Limits, sandbox: Sandbox?) {
    var own = Limits()
    own.secondsPerAction = Double(limits.seconds)
    own.megabytes = limits.megabytes
    // The same clock stops a slow app each time.
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
