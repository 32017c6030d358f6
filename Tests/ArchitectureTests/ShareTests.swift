import Shares
import Testing

@Suite("Shares of many cases")
struct ShareTests {
  private let cases = Array(0..<23)

  @Test("The shares of successive turns have every case once", arguments: 1...5)
  func everyCase(parts: Int) {
    let turns = 100..<(100 + parts)
    let taken = turns.flatMap { turn in
      Share(of: parts, environment: ["NAVLAB_TURN": "\(turn)"]).of(cases)
    }
    #expect(taken.sorted() == cases)
  }

  @Test("A list that is ahead has other cases in the same turn")
  func ahead() {
    let share = Share(of: 3, environment: ["NAVLAB_TURN": "4"])
    #expect(share.of(cases) == cases.filter { $0 % 3 == 1 })
    #expect(share.of(cases, ahead: 1) == cases.filter { $0 % 3 == 0 })
  }

  @Test("A thorough run takes all, and a run without a turn the first share")
  func all() {
    #expect(Share(of: 4, environment: ["NAVLAB_THOROUGH": "yes"]).of(cases) == cases)
    #expect(Share(of: 4, environment: [:]).of(cases) == [0, 4, 8, 12, 16, 20])
    #expect(Share(of: 4, environment: ["NAVLAB_TURN": "no number"]).part == 0)
  }
}
