import Course
import Testing

@Suite("A learner's progress")
struct ProgressTests {
  private let names: [ItemName]

  init() throws {
    names = try ["01-way", "02-array", "03-last"].map { try #require(ItemName($0)) }
  }

  @Test("An exercise is new, started, skipped and solved in turn")
  func status() {
    var progress = Progress()
    #expect(progress.status(of: names[0]) == .new)
    progress.noteStart(of: names[0])
    #expect(progress.status(of: names[0]) == .started)
    progress.noteSkip(of: names[0])
    #expect(progress.status(of: names[0]) == .skipped)
    progress.noteCheck(of: names[0], points: 1, isSolved: false)
    #expect(progress.status(of: names[0]) == .started)
    progress.noteCheck(of: names[0], points: 3, isSolved: true)
    progress.noteSkip(of: names[0])
    progress.noteCheck(of: names[0], points: 0, isSolved: false)
    #expect(progress.status(of: names[0]) == .solved)
    #expect(progress.record(of: names[0]).points == 3)
    progress.noteHint(of: names[1], number: 1)
    #expect(progress.status(of: names[1]) == .started)
  }

  @Test("Skipped exercises come last, and the latest exercise is remembered")
  func next() {
    var progress = Progress()
    #expect(progress.next(of: names) == names[0])
    progress.noteSkip(of: names[0])
    #expect(progress.current == names[0])
    #expect(progress.next(of: names) == names[1])
    progress.noteCheck(of: names[1], points: 3, isSolved: true)
    #expect(progress.current == names[1])
    progress.noteCheck(of: names[2], points: 3, isSolved: true)
    #expect(progress.next(of: names) == names[0])
    progress.noteCheck(of: names[0], points: 3, isSolved: true)
    #expect(progress.next(of: names) == nil)
  }

  @Test("An exercise that waits for the linter comes after open exercises, unsolved")
  func linter() {
    var progress = Progress()
    progress.noteCheck(of: names[0], points: 2, isSolved: false, awaitsLinter: true)
    #expect(progress.status(of: names[0]) == .started)
    #expect(progress.record(of: names[0]).awaitsLinter)
    #expect(progress.next(of: names) == names[1])
    progress.noteCheck(of: names[1], points: 3, isSolved: true)
    progress.noteCheck(of: names[2], points: 3, isSolved: true)
    #expect(progress.next(of: names) == names[0])
    progress.noteCheck(of: names[0], points: 1, isSolved: false)
    #expect(!progress.record(of: names[0]).awaitsLinter)
    progress.noteCheck(of: names[0], points: 2, isSolved: false, awaitsLinter: true)
    progress.noteCheck(of: names[0], points: 3, isSolved: true)
    #expect(!progress.record(of: names[0]).awaitsLinter)
    #expect(progress.status(of: names[0]) == .solved)
    // Once solved stays solved, also on a computer without the linter.
    progress.noteCheck(of: names[0], points: 2, isSolved: false, awaitsLinter: true)
    #expect(!progress.record(of: names[0]).awaitsLinter)
  }

  @Test("The next exercise is ahead of the current exercise, or else behind it")
  func forward() {
    var progress = Progress()
    progress.noteCheck(of: names[1], points: 3, isSolved: true)
    #expect(progress.next(of: names) == names[2])
    progress.noteSkip(of: names[2])
    #expect(progress.next(of: names) == names[0])
    progress.noteStart(of: names[0])
    #expect(progress.next(of: names) == names[0])
  }

  @Test("A solution counts as seen only if it is opened before the exercise is solved")
  func solution() {
    var progress = Progress()
    progress.noteSolution(of: names[0])
    #expect(progress.record(of: names[0]).sawSolution)
    #expect(progress.status(of: names[0]) == .started)
    progress.noteCheck(of: names[1], points: 3, isSolved: true)
    progress.noteSolution(of: names[1])
    #expect(!progress.record(of: names[1]).sawSolution)
  }

  @Test("The exercise after the current one comes next, even if the current one is unsolved")
  func beyond() throws {
    let names = try ["01-a", "02-b", "03-c"].map { try #require(ItemName($0)) }
    var progress = Progress()
    #expect(progress.nextBeyondCurrent(of: names) == names[0])
    progress.noteStart(of: names[1])
    #expect(progress.nextBeyondCurrent(of: names) == names[2])
    #expect(progress.next(of: names) == names[1])
    progress.noteCheck(of: names[2], points: 1, isSolved: true)
    #expect(progress.nextBeyondCurrent(of: names) == names[0])
    progress.noteCheck(of: names[0], points: 1, isSolved: true)
    progress.noteStart(of: names[1])
    #expect(progress.nextBeyondCurrent(of: names) == nil)
  }
}
