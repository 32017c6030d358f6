extension Project {
  /// Finds the place that puts a piece of interface into a stack from outside: the place of the view, or of one
  /// that shows it, in a stack's content or in a pushed destination.
  ///
  /// What is presented is not in the stack of the view that presents it, and previews do not count.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The place, or nil when there is none.
  package func stackAround(_ piece: String) -> Showing? {
    stacksAround[key(of: piece)]
  }

  /// Finds these places for all pieces together, from those in a stack on to what they show in turn.
  static func stacks(
    around showings: [String: [Showing]],
    except ambiguous: Set<String>
  ) -> [String: Showing] {
    var found: [String: Showing] = [:]
    var shown: [String: [String]] = [:]
    let columns = columns(of: showings)
    for (piece, places) in showings where !ambiguous.contains(piece) {
      found[piece] = places.first {
        $0.stack == .around || $0.stack == .pushed && !columns.contains($0.shower)
      }
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

  /// The pieces that are columns of a split view, or lie in one without a stack between them.
  static func columns(of showings: [String: [Showing]]) -> Set<String> {
    var columns: Set<String> = []
    var shown: [String: [String]] = [:]
    for (piece, places) in showings {
      for place in places {
        switch place.containers.navigation {
        case .splitView: columns.insert(piece)
        case nil: shown[place.shower, default: []].append(piece)
        default: continue
        }
      }
    }
    var waiting = Array(columns)
    while let shower = waiting.popLast() {
      for piece in shown[shower] ?? [] where columns.insert(piece).inserted {
        waiting.append(piece)
      }
    }
    return columns
  }

  /// Whether a piece of interface is a column of a split view, or lies in one without a stack between them.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether it does.
  func isInColumn(_ piece: String) -> Bool { columns.contains(key(of: piece)) }

  /// The number of places that a search from a view to those that show it looks at; the rest is
  /// left aside.
  static let reach = 300
}

extension Showing {
  /// Whether what is shown lies in a stack.
  package enum Stack: Hashable, Sendable {
    /// It does, by what is written around the place.
    case around
    /// It does not: it is presented, or a window, or a preview.
    case none
    /// It is pushed by the shower: into a stack, or into the next column where the shower is a column itself.
    case pushed
    /// That is up to whoever shows the shower.
    case unknown
  }

  /// Whether what is shown lies in a stack.
  package var stack: Stack {
    var isPushed = false
    for container in containers {
      switch container {
      case .stack, .navigationView: return .around
      // A link in a column shows its destination in the next one.
      case .splitView where isPushed: return .none
      case .presented, .window, .preview, .action, .foreign: return isPushed ? .around : .none
      case .pushed: isPushed = true
      default: continue
      }
    }
    return isPushed ? .pushed : .unknown
  }
}
