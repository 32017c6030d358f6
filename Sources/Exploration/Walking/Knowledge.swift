/// The known shapes of an app's states, and the moves that were tried in each.
struct Knowledge: Sendable {
  /// A place in the app, identified by the shape of its state.
  struct Place: Sendable {
    /// The names of the moves, in the order of the elements on the screen.
    var moves: [String]
    /// The number of times that each move was made, keyed by move.
    var tries: [String: Int] = [:]
    /// The indices of the last places to which moves have led, keyed by move.
    var ends: [String: Int] = [:]
    /// The lines of the shortest known path from a launch to the place.
    var way: [String]
    /// The name of the front presentation if a user cannot swipe it away, or nil otherwise.
    var trap: String?

    /// A Boolean value that indicates whether at least one move was never made.
    var isUntried: Bool { moves.contains { tries[$0] == nil } }
  }

  /// An event that adds to the knowledge of an exploration.
  enum Event: Sendable {
    case saw(ScreenShape, moves: [String], way: [String])
    case went(from: String, move: String, to: String?)
    /// A sequence of taps that led to a kind of screen above other screens.
    case walked(to: String, way: [String])
    /// A link that led to a kind of screen without other screens below it.
    case landed(on: String, link: String)
    /// A comparison of taps with a link to the same kind of screen.
    case compared(String)
  }

  /// The places, in the order in which they were found.
  private(set) var places: [Place] = []
  private var numbers: [String: Int] = [:]
  /// The shape of the place after a launch, or nil before the first launch.
  private(set) var start: String?
  /// The shortest known sequences of taps from a launch to screens above other screens, keyed by kind of screen.
  private(set) var walks: [String: [String]] = [:]
  /// The links that open a screen without other screens below it, keyed by kind of screen.
  private var landings: [String: String] = [:]
  private var compared: Set<String> = []
  /// The lines that have made the app hang, which are not run again.
  var hangs: Set<String> = []

  /// Returns the place with the given shape, or nil if no such place is known.
  func place(_ key: String) -> Place? { numbers[key].map { places[$0] } }

  /// The number of moves that were never made.
  var untried: Int {
    places.reduce(0) { sum, place in sum + place.moves.count { place.tries[$0] == nil } }
  }

  /// The number of known moves.
  var moveCount: Int { places.reduce(0) { $0 + $1.moves.count } }

  /// Updates the knowledge with an event.
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

  /// A kind of screen that both taps and a link open but that has not been compared, or nil if there is none.
  var comparison: (screen: String, way: [String], link: String)? {
    let screen = landings.keys.filter { walks[$0] != nil && !compared.contains($0) }.min()
    guard let screen, let way = walks[screen], let link = landings[screen] else { return nil }
    return (screen, way, link)
  }

  /// Returns the move towards the nearest place with an untried move, or nil if there is none.
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

  /// Returns the presentations that no known move dismisses, with the paths to them.
  ///
  /// Only places whose moves were all tried are included.
  ///
  /// - Parameter isWayOut: A closure that returns whether a user of the app would use a move to leave.
  /// - Returns: The presentations with the paths to them.
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
