/// The known shapes of an app, and the moves that were tried in each.
struct Knowledge: Sendable {
  /// One shape.
  struct Place: Sendable {
    /// The names of the moves, in the order of the screen.
    var moves: [String]
    /// The number of times that each was made.
    var tries: [String: Int] = [:]
    /// The shapes that each has led to, the last one last.
    var ends: [String: Int] = [:]
    /// The shortest known lines that lead here from a launch.
    var way: [String]
    /// The presentation in front that cannot be swiped away, if there is one.
    var trap: String?

    /// Whether some move was never made.
    var isUntried: Bool { moves.contains { tries[$0] == nil } }
  }

  /// Something that a strand has learned, in the order of the events.
  enum Event: Sendable {
    case saw(ScreenShape, moves: [String], way: [String])
    case went(from: String, move: String, to: String?)
    /// Taps alone have led to a kind of screen that lies above other screens.
    case walked(to: String, way: [String])
    /// A link has led to a kind of screen without other screens below it.
    case landed(on: String, link: String)
    /// Both ways to a kind of screen were tried one after the other.
    case compared(String)
  }

  /// The places, in the order in which they were found.
  private(set) var places: [Place] = []
  private var numbers: [String: Int] = [:]
  /// The place after a launch.
  private(set) var start: String?
  /// The fewest taps from a launch to each kind of screen that lies above other screens.
  private(set) var walks: [String: [String]] = [:]
  /// A link to each kind of screen that it opens without other screens below it.
  private var landings: [String: String] = [:]
  private var compared: Set<String> = []
  /// The lines that have led to a hang, which are not run again.
  var hangs: Set<String> = []

  /// Returns the place with a shape.
  func place(_ key: String) -> Place? { numbers[key].map { places[$0] } }

  /// The number of moves that were never made.
  var untried: Int {
    places.reduce(0) { sum, place in sum + place.moves.count { place.tries[$0] == nil } }
  }

  /// The number of known moves.
  var moveCount: Int { places.reduce(0) { $0 + $1.moves.count } }

  /// Records an event.
  mutating func learn(_ event: Event) {
    switch event {
    case .saw(let shape, let moves, let way):
      if start == nil { start = shape.key }
      if let number = numbers[shape.key] {
        if way.count < places[number].way.count { places[number].way = way }
        let known = Set(places[number].moves)
        places[number].moves += moves.filter { !known.contains($0) }
      } else {
        numbers[shape.key] = places.count
        places.append(Place(moves: moves, way: way, trap: shape.trap))
      }
    case .went(let from, let move, let to):
      guard let number = numbers[from] else { return }
      places[number].tries[move, default: 0] += 1
      if let to, let end = numbers[to] { places[number].ends[move] = end }
    case .walked(let screen, let way):
      if walks[screen].map({ way.count < $0.count }) ?? true { walks[screen] = way }
    case .landed(let screen, let link):
      if landings[screen] == nil { landings[screen] = link }
    case .compared(let screen): compared.insert(screen)
    }
  }

  /// A kind of screen to which both taps and a link lead, although no walk has taken them one after
  /// the other yet.
  var comparison: (screen: String, way: [String], link: String)? {
    let screen = landings.keys.filter { walks[$0] != nil && !compared.contains($0) }.min()
    guard let screen, let way = walks[screen], let link = landings[screen] else { return nil }
    return (screen, way, link)
  }

  /// Returns the move that leads towards the nearest place with an untried move.
  ///
  /// - Parameter key: The current place.
  /// - Returns: The move, or nil if no known path leads to such a place.
  func moveTowardsNews(from key: String) -> String? {
    guard let first = numbers[key] else { return nil }
    var seen: Set<Int> = [first]
    var queue: [(place: Int, move: String?)] = [(first, nil)]
    var next = 0
    while next < queue.count {
      let (number, move) = queue[next]
      next += 1
      if let move, places[number].isUntried { return move }
      for name in places[number].moves {
        guard let end = places[number].ends[name], seen.insert(end).inserted else { continue }
        queue.append((end, move ?? name))
      }
    }
    return nil
  }

  /// Returns the places from which no move leads out of the presentation in front.
  ///
  /// Only places whose moves were all tried are included.
  ///
  /// - Parameter isWayOut: A closure that returns whether a user of the app would use a move to
  ///   leave.
  /// - Returns: The presentations with the ways to them.
  func dungeons(_ isWayOut: (String) -> Bool) -> [(trap: String, way: [String])] {
    var found: [(trap: String, way: [String])] = []
    for trap in places.compactMap(\.trap).uniqued() {
      let rooms = places.indices.filter { places[$0].trap == trap }
      let isClosed = rooms.allSatisfy { room in
        let moves = places[room].moves.filter(isWayOut)
        return moves.allSatisfy { move in
          guard places[room].tries[move] != nil else { return false }
          guard let end = places[room].ends[move] else { return true }
          return places[end].trap == trap
        }
      }
      guard isClosed, let nearest = rooms.min(by: { places[$0].way.count < places[$1].way.count })
      else { continue }
      found.append((trap, places[nearest].way))
    }
    return found
  }
}
