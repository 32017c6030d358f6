extension Project {
  /// Returns the place that puts a UI piece into an outer stack, or nil if there is none.
  ///
  /// The place may show the piece directly or through other pieces, in a stack's content or in a pushed destination.
  ///
  /// A presentation is not in the stack of its presenter, and previews do not count.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The place, or nil if there is none.
  package func stackAround(_ piece: String) -> Showing? {
    stacksAround[key(of: piece)]
  }

  /// Returns the places that put UI pieces into outer stacks, keyed by piece.
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

  /// Returns the places that show the results of methods in known surroundings, keyed by method.
  ///
  /// The surroundings are certain if the type has one method of that name, and the result is never presented or a
  /// window's content.
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

  /// Returns the pieces that are in a column of a split view without a stack in between.
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

  /// Returns whether a UI piece is in a column of a split view without a stack in between.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether the piece is in a column.
  func isInColumn(_ piece: String) -> Bool { columns.contains(key(of: piece)) }

  /// The maximum number of places to search from a view to its presenters.
  static let reach = 300
}

extension Showing {
  /// The relation of a shown UI piece to a stack.
  package enum Stack: Hashable, Sendable {
    /// A stack that surrounds the place where the piece is shown.
    case around
    /// No stack, because the piece is presented, or is the content of a window or preview.
    case none
    /// A stack, or the next column of a split view, onto which the parent pushes the piece.
    case pushed
    /// A relation that depends on the surroundings of the parent.
    case unknown
  }

  /// The relation of the shown piece to a stack.
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
