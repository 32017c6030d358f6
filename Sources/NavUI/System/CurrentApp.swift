/// The app whose code is running, for names that SwiftUI and UIKit make reachable from everywhere.
package enum CurrentApp {
  /// The app's views, or nil outside of every app.
  ///
  /// A process runs one app, but a test may run several one after the other.
  @TaskLocal package static var graph: ViewGraph?

  /// The system around the running app; without one, a system that nobody looks at.
  @MainActor static var system: SystemServices {
    graph?.system ?? SystemServices()
  }

  /// Notes an issue that is noticed in a value, which knows no views; from any thread.
  ///
  /// - Parameter issue: What is wrong.
  static func report(_ issue: RuntimeIssue) {
    guard let graph else { return }
    if isMainThread() {
      assumeMainThread { graph.report(issue) }
    } else {
      graph.inbox { graph.report(issue) }
    }
  }
}
