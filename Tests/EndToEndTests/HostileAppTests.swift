import Shares
import Terminal
import Testing
import VirtualTerminal

@Suite("Apps that misbehave", .serialized)
struct HostileAppTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.trouble, to: "Trouble.swift")
  }

  @Test("A crash is explained, and undo continues from the moment before")
  func crash() throws {
    let run = try TerminalRun(["run", "Trouble.swift"], in: folder)
    try run.enter("tap Count")
    try run.enter("tap Remove")
    try run.waitFor("(ended) ❯")
    try run.waitFor("The app crashed during tap Remove")
    try run.enter("undo")
    try run.enter("expect text \"Count 1\"")
    let (status, screen) = try run.leave()
    #expect(status == 0)
    #expect(!screen.transcript.contains("not as expected"))
    #expect(screen.rows[screen.row - 1] == "Trouble ❯")
  }

  @Test(
    "Ctrl-C stops an endless loop, and the prompt continues",
    .enabled(if: Share(of: 2).takes(1))
  )
  func loop() throws {
    let run = try TerminalRun(["run", "Trouble.swift"], in: folder)
    try run.waitForPrompt()
    try run.terminal.type("tap Loop\r")
    try run.pressInterrupt(until: "You stopped the app")
    try run.enter("relaunch")
    try run.waitFor("Trouble ❯")
    #expect(try run.leave().status == 0)
  }

  @Test(
    "A flood of output is cut, and the output says how much is omitted",
    .enabled(if: Share(of: 2).takes(0))
  )
  func flood() throws {
    let run = try CommandRun.run(
      ["run", "Trouble.swift"],
      in: folder,
      input: "tap Flood\nexpect text \"Count 0\"\n"
    )
    #expect(run.output.utf8.count < 20_000)
    #expect(run.output.contains("not kept"))
    #expect(run.status == 0 || run.errors.contains("printed"))
  }

  @Test(
    "An unreadably large screen is reported in part, and the session continues",
    .enabled(if: Share(of: 2).takes(1))
  )
  func hugeScreen() throws {
    try folder.write(SampleApps.huge, to: "Huge.swift")
    let run = try CommandRun.run(
      ["run", "Huge.swift"],
      in: folder,
      input: """
        tap Rows
        expect issue too-many-elements
        tap Less
        expect issues none
        tap Text
        expect issue too-much-text
        undo
        expect issues none

        """
    )
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("+ 20006 rows below"))
  }

  @Test("An app that exits is distinguished from an app that crashes")
  func leaves() throws {
    let run = try TerminalRun(["run", "Trouble.swift"], in: folder)
    try run.enter("tap Leave")
    try run.waitFor("The app exited during tap Leave with exit code 0.")
    try run.enter("undo")
    try run.waitFor("Trouble ❯")
    #expect(try run.leave().status == 0)
  }

  @Test("In a script, each of them gives exit code 4 and the command's place")
  func scripts() throws {
    for button in ["Remove", "Loop", "Leave"] {
      try folder.write("tap Count\ntap \(button)\ntree\n", to: "\(button).nav")
      let run = try CommandRun.run(
        ["run", "Trouble.swift", "--script", "\(button).nav"],
        in: folder
      )
      #expect(run.status == 4, "\(button): \(run)")
      #expect(run.errors.hasPrefix("\(button).nav:2:1: The app "), "\(run.errors)")
    }
  }

  @Test("A script may expect the crash")
  func expected() throws {
    let run = try CommandRun.run(
      ["run", "Trouble.swift"],
      in: folder,
      input: "tap Remove\nexpect crash\n"
    )
    #expect(run.status == 0, "\(run)")
  }
}
