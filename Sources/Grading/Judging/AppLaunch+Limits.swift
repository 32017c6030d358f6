import AppBuilder
import AppSession
import Course

extension AppLaunch {
  /// The start of an app that is to be judged.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - limits: What the exercise allows it.
  init(_ app: BuiltApp, limits: Exercise.Limits) {
    var own = Limits()
    own.secondsPerAction = Double(limits.seconds)
    own.megabytes = limits.megabytes
    self.init(
      launcher: app.launcher,
      image: app.image,
      libraryFolders: app.libraryFolders,
      limits: own
    )
  }
}
