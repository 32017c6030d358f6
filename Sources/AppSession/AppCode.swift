package import SceneModel

/// A source of facts about an app's own code, and of a way to call its objects.
package protocol AppCode: AnyObject, Sendable {
  /// The types of the app and their members, or nil when they are not known.
  var interface: CodeInterface? { get }

  /// Starts slow preparations early, while the learner is still reading the first screen.
  func prepare()

  /// Returns the library through which the app's process calls its objects; builds it on first use.
  ///
  /// - Returns: The library's path.
  /// - Throws: `AppCodeError` if the library cannot be built.
  func callLibrary() throws(AppCodeError) -> String
}

/// The reason why the objects of an app can't be called.
package struct AppCodeError: Error, Hashable, Sendable {
  /// The reason, in full sentences for the learner.
  package var reason: String

  /// Describes an error.
  ///
  /// - Parameter reason: The reason, in sentences for the learner.
  package init(reason: String) {
    self.reason = reason
  }
}
