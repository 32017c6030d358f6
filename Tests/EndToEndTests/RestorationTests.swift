import Foundation
import Testing

@Suite("State after an app's end", .serialized)
struct RestorationTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.notes, to: "Notes.swift")
  }

  /// Plays a script that must be fulfilled, and gives what the app has printed.
  @discardableResult
  private func play(
    _ script: String,
    at location: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let run = try CommandRun.run(["run", "Notes.swift"], in: folder, input: script)
    #expect(run.errors == "", sourceLocation: location)
    #expect(run.status == 0, sourceLocation: location)
    return run.output.split(separator: "\n").filter { $0.hasPrefix("│ ") }.map {
      String($0.dropFirst(2))
    }
  }

  @Test("SR-14: relaunch goes through the background, and state saved there is restored")
  func background() throws {
    try play(
      """
      tap "Note 1"
      tap "Next"
      relaunch
      expect path [1, 2]
      expect screen "Note 2"
      """
    )
  }

  @Test("SR-10: a saved screen whose content no longer exists is left out")
  func deletedItem() throws {
    try play(
      """
      tap "Note 2"
      tap "Next"
      expect path [2, 3]
      relaunch
      expect path [2]
      """
    )
  }

  @Test("SR-07: a force quit discards the scene storage, but keeps defaults and files")
  func forceQuit() throws {
    let printed = try play(
      """
      tap "Seen"
      tap "Save file"
      tap "Note 1"
      relaunch after force quit
      expect path []
      expect screen "Notes"
      """
    )
    #expect(printed == ["visit 1 no file", "visit 2 kept"])
  }

  @Test("SR-07: a crash discards the scene storage, but keeps defaults and files")
  func crash() throws {
    let printed = try play(
      """
      tap "Seen"
      tap "Save file"
      tap "Note 1"
      background
      activate
      back
      tap "Crash"
      expect crash
      relaunch
      expect path []
      expect screen "Notes"
      """
    )
    #expect(printed.first == "visit 1 no file")
    #expect(printed.last == "visit 2 kept")
  }

  @Test("a fresh launch finds nothing saved, and neither does another run")
  func fresh() throws {
    let script = """
      tap "Seen"
      tap "Save file"
      launch
      expect screen "Welcome"
      """
    let printed = try play(script)
    #expect(printed == ["visit 1 no file", "visit 1 no file"])
    #expect(try play(script) == printed)
  }

  @Test("undo and redo work across relaunches")
  func undo() throws {
    let printed = try play(
      """
      tap "Seen"
      tap "Note 1"
      relaunch
      tap "Next"
      relaunch
      expect path [1, 2]
      undo
      expect path [1, 2]
      undo
      expect path [1]
      undo
      expect path [1]
      undo
      expect path []
      redo 3
      expect path [1, 2]
      relaunch
      expect path [1, 2]
      """
    )
    #expect(!printed.contains { $0.contains("behaved differently") })
  }

  @Test("DL-03, SR-19: a cold-start link follows the first views and overrides saved state")
  func coldStart() throws {
    let printed = try play(
      """
      tap "Note 1"
      relaunch notes://note/4
      expect path [4]
      background
      open notes://note/2
      expect path [2]
      open notes://note/9
      expect path [2]
      launch notes://note/1
      expect path [1]
      """
    )
    #expect(
      printed == [
        "visit 1 no file", "visit 2 no file", "opens notes://note/4", "saved",
        "opens notes://note/2", "opens notes://note/9", "no such note", "visit 1 no file",
        "opens notes://note/1",
      ]
    )
  }
}
