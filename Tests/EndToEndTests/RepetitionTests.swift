import Foundation
import Shares
import Testing

/// Every other run takes these tests.
@Suite("Apps that are repeated", .serialized, .enabled(if: Share(of: 2).takes(1)))
struct RepetitionTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ lines: [String]) throws -> CommandRun {
    try CommandRun.run(
      ["run", "App.swift", "--keep-going"],
      in: folder,
      input: lines.map { $0 + "\n" }.joined()
    )
  }

  private func write(_ button: String) throws {
    try folder.write(SampleApps.fickle(in: folder.url.path, button: button), to: "App.swift")
  }

  /// Returns the answers of `tree --json`, one for each time.
  private func pictures(_ run: CommandRun) -> [Substring] {
    run.output.matches(of: /(?m)^\{\n[^}](.*\n)*?\}$/).map { $0.output.0 }
  }

  @Test("Dates, random numbers, tasks, timers and defaults are the same after undo and goto")
  func chance() throws {
    try folder.write(SampleApps.chance, to: "App.swift")
    let commands = [
      "tap Roll", "tap Add", "tap Add", "tap Add", "tap Load", "wait 3s", "tap Count", "tap Open",
      "back", "relaunch", "tap Roll", "tap Add", "tap Open", "wait 500ms",
    ]
    let run = try run(
      commands + ["tree --json", "undo 6", "redo 6", "tree --json"]
        + ["undo 8", "tree --json", "goto 0", "goto 6", "tree --json", "goto 14", "tree --json"]
    )
    #expect(run.errors == "")
    #expect(!run.output.contains("behaved differently"))
    let pictures = pictures(run)
    try #require(pictures.count == 5)
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[4])
    #expect(pictures[2] == pictures[3])
    #expect(pictures[0] != pictures[2])
  }

  @Test("After a crash, a hang or an exit, undo restores exactly the moment before")
  func afterTheEnd() throws {
    try folder.write(SampleApps.chance, to: "App.swift")
    let start = ["tap Roll", "tap Add", "tap Load", "wait 2s", "tap Count", "tree --json"]
    let run = try run(
      start + ["Crash", "Hang", "Leave"].flatMap { ["tap \($0)", "undo", "tree --json"] }
    )
    let pictures = pictures(run)
    try #require(pictures.count == 4)
    #expect(Set(pictures).count == 1)
    #expect(!run.output.contains("behaved differently"))
    let endings = run.errors.split(separator: "\n")
    #expect(endings.count == 3, "\(run.errors)")
    #expect(endings.first?.contains("The app crashed during tap Crash") == true)
    #expect(endings.dropFirst().first?.contains("The app did not answer within 5 s") == true)
    #expect(endings.last?.contains("The app exited during tap Leave") == true)
  }

  @Test("Steps in stacks that come and go are repeated in their original stacks")
  func stacksInTurn() throws {
    try folder.write(SampleApps.stacksInTurn, to: "App.swift")
    let run = try run(
      [
        "push 1", "push 2", "back", "push 3", "push 4", "push 5", "pop", "push 6", "dismiss",
        "push 7",
      ]
        + ["pop", "tree --json", "push 8", "undo", "tree --json", "undo 4", "redo 4"]
        + ["tree --json", "undo 3", "tree --json", "goto 8", "tree --json"]
    )
    #expect(run.errors == "")
    #expect(!run.output.contains("behaved differently"))
    let pictures = pictures(run)
    try #require(pictures.count == 5)
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[2])
    #expect(pictures[3] == pictures[4])
    #expect(pictures[0] != pictures[3])
  }

  @Test("An app that behaves differently when repeated is reported, with step and difference")
  func divergence() throws {
    try write(#"Button("Run") { shown = run }"#)
    let run = try run(["tap Count", "tap Run", "tap Count", "tap Count", "undo", "history"])
    #expect(run.errors == "")
    #expect(
      run.output.hasSuffix(
        """
        undid tap Count
        ~ text "Count 3, run 1" → "Count 2, run 3"
        ! The app behaved differently: step 2, tap Run, led to a different state this
          time. The cause may be something outside NavLab's control: files, the network,
          or work on other threads.
          ~ text "Count 1, run 1" → "Count 1, run 3"
           0  launch
           1  tap Count
           2  tap Run
        ▶  3  tap Count
           4  tap Count  undone

        """
      )
    )
  }

  @Test("A step that cannot be repeated stops time travel there, without any loss")
  func refusal() throws {
    try write(#"if run == 1 { Button("Once") { count += 100 } }"#)
    let run = try run(["tap Count", "tap Once", "tap Count", "tap Count", "undo", "history"])
    #expect(
      run.errors == """
        <stdin>:5:1: there is no "Once" on the screen this time; the app is now at step 1, tap Count; 'redo' \
        tries the remaining steps again

        """
    )
    #expect(
      run.output.hasSuffix(
        """
        ! The app behaved differently: step 0, launch, led to a different state this
          time. The cause may be something outside NavLab's control: files, the network,
          or work on other threads.
          − button "Once"
           0  launch
        ▶  1  tap Count
           2  tap Once  undone
           3  tap Count  undone
           4  tap Count  undone

        """
      )
    )
  }

  @Test("An app that crashes only sometimes can be tried again")
  func sometimes() throws {
    try write(#"Button("Fall") { if run == 2 { fatalError("not today") } else { count += 10 } }"#)
    let run = try run(
      ["tap Count", "tap Fall", "tap Count", "tap Count", "undo", "history", "redo 2", "history"]
    )
    #expect(
      run.errors == """
        <stdin>:5:1: The app crashed during tap Fall: not today (App.swift:20, in ContentView.body). Type \
        `reload` after you have fixed the code, `undo` to return to the previous moment, or `relaunch` to start \
        again.

        """
    )
    #expect(
      run.output.hasSuffix(
        """
        ! The app behaved differently: step 2, tap Fall, ended the app this time. The
          app crashed: not today (App.swift:20, in ContentView.body). The cause may be
          something outside NavLab's control: files, the network, or work on other
          threads.
           0  launch
           1  tap Count
        ▶  2  tap Fall
           3  tap Count  undone
           4  tap Count  undone
        redid tap Count, tap Count
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Fickle"
        ! The app behaved differently: step 2, tap Fall, did not end the app this time.
          The cause may be something outside NavLab's control: files, the network, or
          work on other threads.
           0  launch
           1  tap Count
           2  tap Fall
           3  tap Count
        ▶  4  tap Count

        """
      )
    )
  }
}
