import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("Watching an exercise at a terminal", .serialized)
struct WatchTests {
  private let folder: LearnerFolder
  private let answer: String

  init() throws {
    folder = try LearnerFolder()
    answer = "\(folder.path)/01-the-way-back/answer.nav"
    _ = try CommandRun.run(["start", "1"], in: folder)
  }

  @Test("Each save is judged, in whatever way the editor saves, until Ctrl-C")
  func saves() throws {
    let run = try TerminalRun(["watch", "1"], in: folder)
    try run.waitFor("3 checks did not pass.")
    try run.waitFor("Watching 01-the-way-back. To check")

    // As editors do that never write into the file itself.
    try "tap \"Sula\"\n".write(toFile: "\(answer)~", atomically: false, encoding: .utf8)
    #expect(rename("\(answer)~", answer) == 0)
    try run.waitFor("01-the-way-back, answer.nav saved")
    try run.waitFor("seen      screen \"Sula\"")

    try "tap \"Sula\"\ntap \"South Pier\"\n".write(
      toFile: answer,
      atomically: true,
      encoding: .utf8
    )
    try run.waitFor("4 of 4 points. Everything passed.")
    try run.waitFor("Watching 01-the-way-back, even though it is solved.")
    try run.terminal.type("\u{3}")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0)
    #expect(!screen.transcript.contains("02-one-array"))
    #expect(try run.readsLines())
  }

  @Test("Ctrl-C ends the watch even while code is judged")
  func interrupted() throws {
    _ = try CommandRun.run(["start", "2"], in: folder)
    let path = "\(folder.path)/02-one-array/App.swift"
    let starter = try String(contentsOfFile: path, encoding: .utf8)
    let endless = starter.replacing("// TODO: Lead to the list of islands.", with: "while true {}")
    try endless.write(toFile: path, atomically: true, encoding: .utf8)
    let run = try TerminalRun(["watch", "2"], in: folder)
    try run.waitFor("── 02-one-array ──")
    try run.terminal.type("\u{3}")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0)
    #expect(!screen.transcript.contains("points."))
  }

  @Test("Without a terminal, the watch continues until it is interrupted")
  func background() throws {
    let process = Process()
    process.executableURL = URL(filePath: Products.program)
    process.arguments = ["watch", "1"]
    process.currentDirectoryURL = folder.url
    process.environment = folder.environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    func read(until end: String) {
      while !text.contains(end) {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return }
        text += String(decoding: data, as: UTF8.self)
      }
    }
    read(until: "Watching 01-the-way-back; Ctrl-C ends it.\n")
    try "tap \"Sula\"\n".write(toFile: answer, atomically: true, encoding: .utf8)
    read(until: "answer.nav saved")
    read(until: "Watching 01-the-way-back; Ctrl-C ends it.\n")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(text.contains("── 01-the-way-back, answer.nav saved ──"))
    #expect(!text.contains("\u{1B}"))
  }
}
