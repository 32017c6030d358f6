extension Project {
  /// Finds the place that puts a piece of interface into a stack from outside: the place of the view, or of one
  /// that shows it, in a stack's content or in a pushed destination.
  ///
  /// What is presented is not in the stack of the view that presents it, and previews do not count.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The place, or nil when there is none.
  package func stackAround(_ piece: String) -> Showing? {
    var visited: Set<String> = []
    return stackAround(piece, visited: &visited)
  }

  private func stackAround(_ piece: String, visited: inout Set<String>) -> Showing? {
    guard visited.insert(piece).inserted, !ambiguousNames.contains(piece) else { return nil }
    for showing in showings[piece] ?? [] {
      switch showing.stack {
      case .around: return showing
      case .none: continue
      case .unknown:
        if let found = stackAround(showing.shower, visited: &visited) { return found }
      }
    }
    return nil
  }
}

extension Showing {
  /// Whether what is shown lies in a stack.
  package enum Stack: Hashable, Sendable {
    /// It does, by what is written around the place.
    case around
    /// It does not: it is presented, or a window, or a preview.
    case none
    /// That is up to whoever shows the shower.
    case unknown
  }

  /// Whether what is shown lies in a stack.
  package var stack: Stack {
    for container in containers {
      switch container {
      case .stack, .navigationView, .pushed: return .around
      case .presented, .window, .preview, .action: return .none
      default: continue
      }
    }
    return .unknown
  }
}
