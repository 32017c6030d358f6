import SceneText
import Script
import Shell
import Testing

@Suite("The path through a demo")
struct DemoPlayerTests {
  private let stage = FakeStage()

  private func player(_ text: String) throws -> DemoPlayer {
    DemoPlayer(try Demo(ScriptSource(text, name: "a.nav")), on: stage)
  }

  @Test("Commands run in order, and nothing follows the last command")
  func forward() throws {
    let player = try player("tap \"In\"\n\n#: expect path count 1\nback\n")
    while player.upcoming != nil { _ = player.perform() }
    #expect(stage.seen == ["1: tap \"In\"", "3: expect path count 1", "4: back"])
    #expect(player.next == 3)
    #expect(player.perform().outcome == .nothing)
  }

  @Test("A step back restores the state before the command, for every command")
  func back() throws {
    let player = try player("tap \"In\"\ntree\ntap \"In\"\nback\n")
    for _ in 0..<4 { _ = player.perform() }
    var rooms: [Int] = [stage.room]
    while player.canStepBack {
      let report = player.stepBack()
      #expect(report.lines == [StyledText("room \(stage.room)")])
      rooms.append(stage.room)
    }
    #expect(rooms == [1, 2, 1, 1, 0])
    #expect(player.next == 0)
    #expect(player.stepBack().outcome == .nothing)
    _ = player.perform()
    #expect(stage.room == 1 && player.next == 1)
  }

  @Test("A jump runs the commands on its way, and a jump back undoes them")
  func jump() throws {
    let player = try player(
      "tap \"In\"\n#: chapter Two\ntap \"In\"\ntap \"In\"\n#: chapter Three\nback\n"
    )
    _ = player.jump(to: 4)
    #expect(stage.room == 3 && player.next == 4)
    _ = player.jump(to: 1)
    #expect(stage.room == 1 && player.next == 1)
    _ = player.perform()
    _ = player.jump(to: 1)
    #expect(stage.room == 1 && player.next == 1)
    _ = player.jump(to: 99)
    #expect(stage.room == 2 && player.next == 6)
  }

  @Test("A jump stops after a failing command")
  func failingJump() throws {
    let player = try player("tap \"In\"\ntap \"Out of order\"\ntap \"In\"\n")
    #expect(player.jump(to: 3).outcome == CommandReport.failing(.fallsShort, "no way").outcome)
    #expect(stage.room == 1 && player.next == 2)
    _ = player.stepBack()
    #expect(stage.room == 1 && player.next == 1)
  }

  @Test("The demo continues at the same place after any other commands")
  func lend() throws {
    let player = try player("tap \"In\"\nback\n")
    _ = player.perform()
    let report = player.lend {
      _ = stage.run("tap \"In\"", number: 1)
      _ = stage.run("tap \"In\"", number: 2)
    }
    #expect(report.lines == ["room 1"])
    #expect(stage.room == 1 && player.next == 1)
    _ = player.lend { _ = stage.run("back", number: 1) }
    _ = player.perform()
    #expect(stage.room == 0)
    _ = player.stepBack()
    _ = player.stepBack()
    #expect(stage.room == 0 && player.next == 0)
  }
}
