extension Project {
  /// Finds the place that puts a piece of interface into a stack from outside: the place of the view, or of one
  /// that shows it, in a stack's content or in a pushed destination.
  ///
  /// What is presented is not in the stack of the view that presents it, and previews do not count.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The place, or nil when there is none.
  package func stackAround(_ piece: String) -> Showing? {
    stacksAround[piece]
  }

  /// Finds these places for all pieces together, from those in a stack on to what they show in turn.
  static func stacks(
    around showings: [String: [Showing]],
    except ambiguous: Set<String>
  ) -> [String: Showing] {
    var found: [String: Showing] = [:]
    var shown: [String: [String]] = [:]
    for (piece, places) in showings where !ambiguous.contains(piece) {
      found[piece] = places.first { $0.stack == .around }
      guard found[piece] == nil else { continue }
      for place in places where place.stack == .unknown {
        shown[place.shower, default: []].append(piece)
      }
    }
    var waiting = found.keys.sorted()
    while !waiting.isEmpty {
      var next: [String] = []
      for shower in waiting {
        for piece in shown[shower] ?? [] where found[piece] == nil {
          found[piece] = found[shower]
          next.append(piece)
        }
      }
      waiting = next.sorted()
    }
    return found
  }

  /// How many places a search from a view to those that show it looks at; what is further away is left aside.
  static let reach = 300
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
