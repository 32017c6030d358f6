import Course
import Script

/// A lesson that is being read: which steps are left.
struct LessonPages {
  private var steps: ArraySlice<LessonStep>

  /// Opens a lesson at its beginning.
  init(steps: [LessonStep]) {
    self.steps = steps[...]
  }

  /// Whether nothing is left.
  var isFinished: Bool { steps.isEmpty }

  /// The command that comes next, or nil while there is prose to read before it and at the end.
  var upcoming: Transcript.Exchange? {
    guard case .command(let exchange) = steps.first else { return nil }
    return exchange
  }

  /// Takes the command that comes next.
  mutating func takeCommand() -> Transcript.Exchange? {
    guard let exchange = upcoming else { return nil }
    steps.removeFirst()
    return exchange
  }

  /// Takes as much prose as fits on a page, and one block at least.
  ///
  /// - Parameter fits: Whether some blocks fit on a page.
  /// - Returns: The blocks; none when a command comes next.
  mutating func takePage(fits: ([Block]) -> Bool) -> [Block] {
    guard case .prose(let blocks) = steps.first else { return [] }
    var count = 1
    while count < blocks.count, fits(Array(blocks[...count])) { count += 1 }
    // What leads over to a block would stand apart from it at the foot of a page.
    while count > 1, count < blocks.count, blocks[count - 1].leadsOver(to: blocks[count]) {
      count -= 1
    }
    steps.removeFirst()
    if count < blocks.count { steps = [.prose(Array(blocks[count...]))] + steps }
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
