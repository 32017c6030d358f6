internal import SceneModel

/// The app whose code is running, for SwiftUI's and UIKit's global names.
package enum CurrentApp {
  /// The app's views, or nil outside every app.
  ///
  /// A process runs one app, but a test may run several in sequence.
  @TaskLocal package static var graph: ViewGraph?

  /// The system of the running app; without an app, a detached one.
  @MainActor static var system: SystemServices {
    graph?.system ?? SystemServices()
  }

  /// Records an issue found in a value that knows no views; can be called from any thread.
  ///
  /// - Parameter issue: The issue.
  static func report(_ issue: Issue) {
    guard let graph else { return }
    if isMainThread() {
      assumeMainThread { graph.report(issue) }
    } else {
      graph.inbox { graph.report(issue) }
    }
  }
}
