package import AppSession
package import SceneText
import Synchronization

/// A recorder that collects the visits of all tests of an app while they run in parallel.
package final class CoverageRecorder: Sendable {
  private let state = Mutex(State())

  private struct State {
    var visits = Visits()
    var graph: NavigationGraph?
  }

  /// Creates an empty recorder.
  package init() {}

  /// Records the visits of a session.
  ///
  /// - Parameter session: The session, after its test.
  package func note(_ session: AppSession) {
    let steps = session.history
    let visits = Visits(steps)
    let graph = NavigationGraph(steps.compactMap(\.snapshot), countsShownTabs: false)
    state.withLock { state in
      state.visits.formUnion(visits)
      if state.graph == nil { state.graph = graph } else { state.graph?.formUnion(graph) }
    }
  }

  /// Returns the navigation graph, and the coverage computed by comparing the visits with the source.
  ///
  /// - Parameter map: The navigation that the source declares.
  /// - Returns: The coverage, and the places of the app with their connections.
  package func coverage(of map: SourceMap) -> (coverage: Coverage, graph: NavigationGraph) {
    let (visits, seen) = state.withLock { ($0.visits, $0.graph) }
    let coverage = Coverage(map, visits)
    var graph = seen ?? NavigationGraph([])
    for item in coverage.unvisited {
      switch item.kind {
      case .sheet, .cover, .popover, .alert, .dialog:
        graph.declare("\(item.kind.rawValue) \(item.name)")
      // The running stacks show the values of other destinations.
      case .destination where !item.name.hasPrefix("for "):
        graph.declare("\(item.kind.rawValue) \(item.name)")
      default: break
      }
    }
    return (coverage, graph)
  }
}
