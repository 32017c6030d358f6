import Shares
import Testing

@Suite("Shares of many cases")
struct ShareTests {
  private let cases = Array(0..<23)

  @Test("The shares of successive turns cover every case once", arguments: 1...5)
  func everyCase(parts: Int) {
    let turns = 100..<(100 + parts)
    let taken = turns.flatMap { turn in
      Share(of: parts, environment: ["NAVLAB_TURN": "\(turn)"]).of(cases)
    }
    #expect(taken.sorted() == cases)
  }

  @Test("A list with an offset takes other cases in the same turn")
  func ahead() {
    let share = Share(of: 3, environment: ["NAVLAB_TURN": "4"])
    #expect(share.of(cases) == cases.filter { $0 % 3 == 1 })
    #expect(share.of(cases, ahead: 1) == cases.filter { $0 % 3 == 0 })
  }

  @Test("A thorough run takes all cases, and a run without a turn takes the first share")
  func all() {
    #expect(Share(of: 4, environment: ["NAVLAB_THOROUGH": "yes"]).of(cases) == cases)
    #expect(Share(of: 4, environment: [:]).of(cases) == [0, 4, 8, 12, 16, 20])
    #expect(Share(of: 4, environment: ["NAVLAB_TURN": "no number"]).part == 0)
  }

  @Test(
    "A long test takes its turn in one of as many runs as there are parts",
    arguments: 1...4
  )
  func turns(place: Int) {
    let turns = (0..<12).filter { Share(of: 3, environment: ["NAVLAB_TURN": "\($0)"]).takes(place) }
    #expect(turns == (0..<12).filter { $0 % 3 == place % 3 })
  }

  @Test("Thorough runs and manual runs take every test")
  func alwaysTaken() {
    let environments = [["NAVLAB_TURN": "1", "NAVLAB_THOROUGH": "yes"], [:], ["NAVLAB_TURN": ""]]
    for environment in environments {
      #expect((0..<3).allSatisfy { Share(of: 3, environment: environment).takes($0) })
    }
  }
}
