import Course
import SceneText
import Script

/// A lesson that is being read: its steps, and how far the reader is.
struct LessonPages {
  /// All steps.
  let steps: [LessonStep]
  /// The place of the reader.
  var place = Place()
  /// Whether notes for teachers are shown.
  private let showsNotes: Bool

  /// A place in a lesson.
  struct Place: Hashable {
    /// The number of steps that are behind.
    var step = 0
    /// The number of blocks of the step's prose that are behind.
    var block = 0
    /// The number of lines of the block, or of the question, that are behind.
    var line = 0
  }

  /// The part that is read at once.
  struct Page {
    /// The lines, none where nothing fits or nothing is to be read.
    var lines: [StyledText] = []
    /// Whether a question stands at its end, so that all of the question has been read.
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

  /// The next step after the prose that is open.
  var following: LessonStep? {
    guard case .prose? = current else { return current }
    return place.step + 1 < steps.count ? steps[place.step + 1] : nil
  }

  /// The command that comes next, or nil while something else is to be done before it and at the end.
  var upcoming: Transcript.Exchange? {
    guard case .command(let exchange) = current else { return nil }
    return exchange
  }

  /// The commands that bring a new app to where it is at this place.
  var inputs: [String] { steps[..<min(place.step, steps.count)].flatMap(\.inputs) }

  /// The step at which the reader begins who comes back to this place: what was said before a command or a question
  /// is read again.
  var beginning: Int {
    guard !isFinished, place.step > 0, case .prose(let blocks) = steps[place.step - 1],
      blocks.contains(where: isShown)
    else { return place.step }
    return place.step - 1
  }

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

  /// Takes as much of what is to be read as fits: prose, and the question behind it.
  ///
  /// - Parameters:
  ///   - room: The room on a page.
  ///   - left: How many rows are left of it on this one.
  ///   - draw: Draws a block of prose.
  ///   - ask: Draws a question; nothing for other steps, and where nobody is asked.
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
  /// Whether the block makes no sense without the one that follows.
  fileprivate func leadsOver(to next: Block) -> Bool {
    switch (self, next) {
    case (.heading, _), (.paragraph, .source), (.paragraph, .code): true
    default: false
    }
  }

  /// Whether the block says what is asked in what follows.
  fileprivate func leadsOver(to question: LessonStep?) -> Bool {
    switch (self, question) {
    case (.paragraph, .prediction), (.heading, .quiz), (.heading, .task), (.heading, .trial): true
    default: false
    }
  }
}
