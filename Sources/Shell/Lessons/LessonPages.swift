import Course
import SceneText
import Script

/// A lesson with the reader's position in its steps.
struct LessonPages {
  /// All steps of the lesson.
  let steps: [LessonStep]
  /// The reader's position.
  var place = Place()
  /// A Boolean value that indicates whether teachers' notes are shown.
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

  /// The part of a lesson that is shown on one page.
  struct Page {
    /// The lines of the page, or no lines if nothing fits or nothing is left to read.
    var lines: [StyledText] = []
    /// A Boolean value that indicates whether the page ends with a question that has been read completely.
    var endsWithQuestion = false
  }

  /// Creates pages that begin at the first step.
  init(steps: [LessonStep], showsNotes: Bool = false) {
    self.steps = steps
    self.showsNotes = showsNotes
  }

  /// A Boolean value that indicates whether all steps are complete.
  var isFinished: Bool { place.step >= steps.count }

  /// The current step, or nil at the end of the lesson.
  var current: LessonStep? { isFinished ? nil : steps[place.step] }

  /// The step after the current prose, or nil at the end of the lesson.
  var following: LessonStep? {
    guard case .prose? = current else { return current }
    return place.step + 1 < steps.count ? steps[place.step + 1] : nil
  }

  /// The command of the current step, or nil if that step is not a command.
  var upcoming: Transcript.Exchange? {
    guard case .command(let exchange) = current else { return nil }
    return exchange
  }

  /// The commands that bring a new app to its state at the reader's position.
  var inputs: [String] { steps[..<min(place.step, steps.count)].flatMap(\.inputs) }

  /// The index of the step at which a returning reader starts: the prose before the current step, or the current step.
  var beginning: Int {
    guard !isFinished, place.step > 0, case .prose(let blocks) = steps[place.step - 1],
      blocks.contains(where: isShown)
    else { return place.step }
    return place.step - 1
  }

  /// Goes to the step after the current one.
  mutating func advance() {
    place = Place(step: min(place.step + 1, steps.count))
  }

  /// Returns the positions up to a step at which a reader stops, excluding positions within prose.
  func stops(upTo step: Int) -> [Place] {
    let isStop = { (step: Int) in
      guard step > 0, case .prose = steps[step - 1] else { return true }
      return false
    }
    return (0...min(step, steps.count)).filter(isStop).map { Place(step: $0) }
  }

  /// Returns a page with as much prose as fits and any question that follows, and moves past the page.
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
  /// Returns whether the block introduces the next block.
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
