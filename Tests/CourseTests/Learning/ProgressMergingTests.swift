import Course
import Testing

@Suite("Progress from two computers")
struct ProgressMergingTests {
  private let names: [ItemName]

  init() throws {
    names = try ["01-way", "02-array", "03-last"].map { try #require(ItemName($0)) }
  }

  @Test("The better result of each exercise is kept, in any order and however often")
  func better() {
    var here = Progress()
    here.noteCheck(of: names[0], points: 3, isSolved: true)
    here.noteCheck(of: names[1], points: 1, isSolved: false)
    here.noteSkip(of: names[2])
    var there = Progress()
    there.noteHint(of: names[0], number: 2)
    there.noteSolution(of: names[0])
    there.noteCheck(of: names[1], points: 0, isSolved: false)
    there.noteCheck(of: names[1], points: 2, isSolved: false)

    let both = here.merged(with: there)
    var first = here.record(of: names[0])
    first.hints = 2
    first.sawSolution = true
    #expect(both.record(of: names[0]) == first)
    #expect(both.record(of: names[1]).attempts == 2)
    #expect(both.record(of: names[1]).points == 2)
    #expect(both.status(of: names[2]) == .skipped)
    #expect(there.merged(with: here).exercises == both.exercises)
    #expect(both.merged(with: there) == both)
    #expect(both.merged(with: here) == both)
  }

  @Test("An exercise that is skipped here and continued there is open")
  func takenUp() {
    var here = Progress()
    here.noteSkip(of: names[0])
    var there = Progress()
    there.noteStart(of: names[0])
    #expect(here.merged(with: there).status(of: names[0]) == .started)
    #expect(there.merged(with: here).status(of: names[0]) == .started)
  }
}
