internal import SceneModel

/// A namespace for the running app, to which the global names of SwiftUI and UIKit refer.
package enum CurrentApp {
  /// The graph of the app's nodes, or nil in code that belongs to no app.
  ///
  /// A process runs one app, but a test may run several in sequence.
  @TaskLocal package static var graph: ViewGraph?

  /// The system services of the running app, or separate services in code that belongs to no app.
  @MainActor static var system: SystemServices {
    graph?.system ?? SystemServices()
  }

  /// Records an issue from any thread, on behalf of a value without access to the graph.
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
