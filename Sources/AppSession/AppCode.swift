package import SceneModel

/// A type that provides facts about an app's own code, and a library for calling the app's objects.
package protocol AppCode: AnyObject, Sendable {
  /// The types of the app and their members, or nil if they are not known.
  var interface: CodeInterface? { get }

  /// Starts slow preparations before the learner has read the first screen.
  func prepare()

  /// Returns the path of the library through which the app's process calls objects, building the library on first use.
  ///
  /// - Returns: The library's path.
  /// - Throws: `AppCodeError` if the library cannot be built.
  func callLibrary() throws(AppCodeError) -> String
}

/// A reason why the objects of an app cannot be called.
package struct AppCodeError: Error, Hashable, Sendable {
  /// The reason, in complete sentences for the learner.
  package var reason: String

  /// Creates an error from its reason.
  ///
  /// - Parameter reason: The reason, in sentences for the learner.
  package init(reason: String) {
    self.reason = reason
  }
}
