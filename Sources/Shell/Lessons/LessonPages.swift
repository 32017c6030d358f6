import Course
import SceneText
import Script

/// A lesson with the reader's position in its steps.
struct LessonPages {
  /// All steps.
  let steps: [LessonStep]
  /// The reader's position.
  var place = Place()
  /// Whether teachers' notes are shown.
  private let showsNotes: Bool

  /// A position in a lesson.
  struct Place: Hashable {
    /// The number of completed steps.
    var step = 0
    /// The number of completed blocks of the step's prose.
    var block = 0
    /// The number of completed lines of the block or question.
    var line = 0
  }

  /// The part that is read on one page.
  struct Page {
    /// The lines; empty if nothing fits or nothing is left to read.
    var lines: [StyledText] = []
    /// Whether the page ends with a question, so that the question has been read completely.
    var endsWithQuestion = false
  }

  /// Opens a lesson at its beginning.
  init(steps: [LessonStep], showsNotes: Bool = false) {
    self.steps = steps
    self.showsNotes = showsNotes
  }

  /// Whether nothing is left.
  var isFinished: Bool { place.step >= steps.count }

  /// The next step, or nil at the end.
  var current: LessonStep? { isFinished ? nil : steps[place.step] }

  /// The next step after the current prose.
  var following: LessonStep? {
    guard case .prose? = current else { return current }
    return place.step + 1 < steps.count ? steps[place.step + 1] : nil
  }

  /// The next command, or nil at the end and when something else comes before it.
  var upcoming: Transcript.Exchange? {
    guard case .command(let exchange) = current else { return nil }
    return exchange
  }

  /// The commands that bring a new app to its state at this position.
  var inputs: [String] { steps[..<min(place.step, steps.count)].flatMap(\.inputs) }

  /// The step at which a reader starts after coming back to this position; text before a command or
  /// question is read again.
  var beginning: Int {
    guard !isFinished, place.step > 0, case .prose(let blocks) = steps[place.step - 1],
      blocks.contains(where: isShown)
    else { return place.step }
    return place.step - 1
  }

  /// Goes past the next step.
  mutating func advance() {
    place = Place(step: min(place.step + 1, steps.count))
  }

  /// Returns the positions at which a reader stops on the way to a step, without those in the
  /// middle of prose.
  func stops(upTo step: Int) -> [Place] {
    let isStop = { (step: Int) in
      guard step > 0, case .prose = steps[step - 1] else { return true }
      return false
    }
    return (0...min(step, steps.count)).filter(isStop).map { Place(step: $0) }
  }

  /// Takes as much text as fits: prose, and the question after it.
  ///
  /// - Parameters:
  ///   - room: The size of a page.
  ///   - left: The number of rows left on this page.
  ///   - draw: A closure that draws a block of prose.
  ///   - ask: A closure that draws a question; empty for other steps, or without a reader.
  /// - Returns: The page.
  mutating func takePage(
    in room: PageRoom,
    left: Int,
    draw: (Block) -> [StyledText],
    ask: (LessonStep) -> [StyledText]
  ) -> Page {
    var pieces: [PageRoom.Piece] = []
    var places: [Place] = []
    var end = place
    if case .prose(let blocks)? = current {
      let question = following
      let shown = blocks.indices.dropFirst(place.block).filter { isShown(blocks[$0]) }
      for (index, next) in zip(shown, shown.dropFirst().map(Optional.some) + [nil]) {
        let leadsOver =
          next.map { blocks[index].leadsOver(to: blocks[$0]) }
          ?? blocks[index].leadsOver(to: question)
        pieces.append(PageRoom.Piece(lines: draw(blocks[index]), leadsOver: leadsOver))
        places.append(Place(step: place.step, block: index))
      }
      end = Place(step: place.step + 1)
    }
    let question = following.map(ask) ?? []
    if !question.isEmpty {
      pieces.append(PageRoom.Piece(lines: question, isLast: true))
      places.append(Place(step: end.step))
    }
    guard !pieces.isEmpty else {
      place = end
      return Page()
    }
    let behind = pieces[0].startAgain(
      at: (places[0].step, places[0].block) == (place.step, place.block) ? place.line : 0
    )
    let taken = room.taken(of: pieces, left: left)
    var page = Page(lines: Array(pieces[..<taken.pieces].map(\.lines).joined(separator: [""])))
    if taken.lines > 0 {
      page.lines += (page.lines.isEmpty ? [] : [""]) + pieces[taken.pieces].lines[..<taken.lines]
    }
    if taken.pieces < pieces.count {
      place = places[taken.pieces]
      place.line = taken.lines + (taken.pieces == 0 ? behind : 0)
    } else {
      place = Place(step: end.step)
      page.endsWithQuestion = !question.isEmpty
    }
    return page
  }

  private func isShown(_ block: Block) -> Bool { showsNotes || !block.isForTeachers }
}

extension Block {
  /// Returns whether the block needs the next one to make sense.
  fileprivate func leadsOver(to next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.paragraph, .source), (.paragraph, .code): true
    default: false
    }
  }

  /// Returns whether the block introduces the following question.
  fileprivate func leadsOver(to question: LessonStep?) -> Bool {
    switch (self, question) {
    case (.paragraph, .prediction), (.heading, .quiz), (.heading, .task), (.heading, .trial): true
    default: false
    }
  }
}
