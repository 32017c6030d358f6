extension Project {
  /// Finds the place that puts a UI piece into an outer stack: directly or through other pieces, in
  /// a stack's content or in a pushed destination.
  ///
  /// A presentation is not in the stack of its presenter, and previews do not count.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The place, or nil if there is none.
  package func stackAround(_ piece: String) -> Showing? {
    stacksAround[key(of: piece)]
  }

  /// Finds these places for all pieces together, beginning with the pieces in a stack.
  static func stacks(
    around showings: [String: [Showing]],
    except ambiguous: Set<String>,
    _ surrounding: Set<String>
  ) -> [String: Showing] {
    var found: [String: Showing] = [:]
    var shown: [String: [String]] = [:]
    let columns = columns(of: showings)
    for (piece, places) in showings where !ambiguous.contains(piece) {
      found[piece] = places.first {
        $0.stack == .around || !surrounding.isDisjoint(with: $0.receivers)
          || $0.stack == .pushed && !columns.contains($0.shower)
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

  /// Returns the places that show the results of methods, by method, if the surroundings of a
  /// result are certain: the type has one method of that name, and its result is never presented or
  /// a window's content.
  static func certainPieces(
    _ places: [Showing],
    _ types: [String: TypeFacts],
    _ showings: [String: [Showing]]
  ) -> [String: [Showing]] {
    let makers = Set(showings.values.joined().map(\.shower))
    let known = places.filter { place in
      guard makers.contains(place.shown), place.shown != place.shower else { return false }
      let parts = place.shown.split(separator: ".", maxSplits: 1)
      guard let type = parts.first.flatMap({ types[String($0)] }), let method = parts.last
      else { return false }
      return type.methods.contains(String(method))
        && !type.overloadedMethods.contains(String(method))
    }
    return Dictionary(grouping: known, by: \.shown).filter { _, places in
      places.allSatisfy { $0.stack != .none || $0.containers.contains(.preview) }
    }
  }

  /// Returns the pieces that are columns of a split view, or are inside one without a stack between
  /// them.
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

  /// Returns whether a UI piece is a column of a split view, or is inside one without a stack
  /// between them.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether it is.
  func isInColumn(_ piece: String) -> Bool { columns.contains(key(of: piece)) }

  /// The maximum number of places in a search from a view to its presenters.
  static let reach = 300
}

extension Showing {
  /// The relation of a displayed piece to a stack.
  package enum Stack: Hashable, Sendable {
    /// It is in a stack that surrounds the place.
    case around
    /// It is not in a stack: it is presented, or is the content of a window or preview.
    case none
    /// It is pushed by its parent: into a stack, or into the next column if the parent is a column.
    case pushed
    /// It depends on the parent's own surroundings.
    case unknown
  }

  /// The relation of a shown piece to a stack.
  package var stack: Stack {
    var isPushed = false
    for container in containers {
      switch container {
      case .stack, .navigationView: return .around
      // A link in a column shows its destination in the next column.
      case .splitView where isPushed: return .none
      case .presented, .window, .preview, .action, .foreign: return isPushed ? .around : .none
      case .pushed: isPushed = true
      default: continue
      }
    }
    return isPushed ? .pushed : .unknown
  }
}
