import Course
import Script

/// A lesson that is being read: its steps, and how far the reader is.
struct LessonPages {
  /// All steps.
  let steps: [LessonStep]
  /// How far the reader is.
  var place = Place()
  /// Whether notes for teachers are shown.
  private let showsNotes: Bool

  /// A place in a lesson.
  struct Place: Hashable {
    /// How many steps are behind.
    var step = 0
    /// How many blocks of the step's prose are behind.
    var block = 0
  }

  /// Opens a lesson at its beginning.
  init(steps: [LessonStep], showsNotes: Bool = false) {
    self.steps = steps
    self.showsNotes = showsNotes
  }

  /// Whether nothing is left.
  var isFinished: Bool { place.step >= steps.count }

  /// What comes next, or nil at the end.
  var current: LessonStep? { isFinished ? nil : steps[place.step] }

  /// The command that comes next, or nil while something else is to be done before it and at the end.
  var upcoming: Transcript.Exchange? {
    guard case .command(let exchange) = current else { return nil }
    return exchange
  }

  /// The commands that bring a new app to where it is at this place.
  var inputs: [String] { steps[..<min(place.step, steps.count)].flatMap(\.inputs) }

  /// Goes behind the step that comes next.
  mutating func advance() {
    place = Place(step: min(place.step + 1, steps.count))
  }

  /// The places at which somebody stops who reads up to a step, without those in the middle of prose.
  func stops(upTo step: Int) -> [Place] {
    let isStop = { (step: Int) in
      guard step > 0, case .prose = steps[step - 1] else { return true }
      return false
    }
    return (0...min(step, steps.count)).filter(isStop).map { Place(step: $0) }
  }

  /// Takes as much prose as fits on a page, and one block at least.
  ///
  /// - Parameter fits: Whether some blocks fit on a page.
  /// - Returns: The blocks; none when something else comes next.
  mutating func takePage(fits: ([Block]) -> Bool) -> [Block] {
    guard case .prose(let all) = current else { return [] }
    let blocks = all[place.block...].filter { showsNotes || !$0.isForTeachers }
    guard !blocks.isEmpty else {
      advance()
      return []
    }
    var count = 1
    while count < blocks.count, fits(Array(blocks[...count])) { count += 1 }
    // What leads over to a block would stand apart from it at the foot of a page.
    while count > 1, count < blocks.count, blocks[count - 1].leadsOver(to: blocks[count]) {
      count -= 1
    }
    guard count < blocks.count else {
      advance()
      return blocks
    }
    // Blocks that are not shown count as well where they stand between.
    var left = count
    while left > 0 {
      if showsNotes || !all[place.block].isForTeachers { left -= 1 }
      place.block += 1
    }
    return Array(blocks[..<count])
  }
}

extension Block {
  /// Whether the block makes no sense without the one that follows.
  fileprivate func leadsOver(to next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.paragraph, .source), (.paragraph, .code): true
    default: false
    }
  }
}
