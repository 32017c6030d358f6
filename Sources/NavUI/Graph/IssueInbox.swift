/// Where issues go that are noticed in values, which know no graph.
package struct IssueInbox: Sendable {
  /// The inbox of the app that the current task belongs to.
  @TaskLocal package static var current: IssueInbox?

  private let graph: ViewGraph

  package init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Notes an issue, from any thread.
  ///
  /// - Parameter issue: What is wrong.
  package func report(_ issue: RuntimeIssue) {
    let graph = graph
    if isMainThread() {
      assumeMainThread { graph.report(issue) }
    } else {
      graph.inbox { graph.report(issue) }
    }
  }
}
