import Foundation
import Terminal
import Testing
import VirtualTerminal

/// The prompt's behavior when its history can't be kept.
@Suite("A history that cannot be kept", .serialized)
struct KeptHistoryTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
  }

  /// Types three commands, and expects one complaint about the history.
  private func expectComplaint(
    _ complaint: String,
    environment: [String: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try TerminalRun(
      ["run", "Recipes.swift"],
      in: folder,
      size: WindowSize(columns: 200, rows: 24),
      environment: environment
    )
    try run.enter("tap Borscht")
    try run.enter("back")
    try run.enter("tap Print")
    // What was typed in this run is remembered all the same.
    try run.terminal.type("\u{1B}[A\u{1B}[A")
    try run.waitFor("Recipes ❯ back")
    try run.terminal.type("\u{15}")
    let (status, screen) = try run.leave()
    let complaints = screen.transcript.split(separator: "\n").filter { $0.contains("navlab: ") }
    #expect(complaints == ["navlab: \(complaint)"], sourceLocation: location)
    #expect(status == 0, sourceLocation: location)
  }

  private func makeState() throws -> URL {
    let state = folder.url.appending(path: "state/navlab")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    return state
  }

  @Test("A home that cannot be written to is reported")
  func home() throws {
    try expectComplaint(
      "/proc/navlab/history: your input is not saved for the next session: No such file or directory",
      environment: ["XDG_STATE_HOME": "/proc"]
    )
  }

  @Test("A full disk is reported")
  func full() throws {
    let state = try makeState()
    try FileManager.default.createSymbolicLink(
      atPath: "\(state.path)/history",
      withDestinationPath: "/dev/full"
    )
    try expectComplaint(
      "\(state.path)/history: your input is not saved for the next session: No space left on device"
    )
  }

  @Test("A folder in the place of its file is reported")
  func place() throws {
    let state = try makeState()
    try FileManager.default.createDirectory(
      at: state.appending(path: "history"),
      withIntermediateDirectories: true
    )
    try expectComplaint(
      "\(state.path)/history: your input is not saved for the next session: Is a directory"
    )
  }

  @Test("A read-only file is reported, and its lines are available nevertheless")
  func readOnly() throws {
    // Nothing is read-only for the system's owner.
    guard geteuid() != 0 else { return }
    let history = try makeState().appending(path: "history")
    try Data("tree\n".utf8).write(to: history)
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: history.path)
    try expectComplaint(
      "\(history.path): your input is not saved for the next session: Permission denied"
    )
    #expect(try String(contentsOf: history, encoding: .utf8) == "tree\n")
  }
}
