import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("The first ten minutes", .serialized)
struct TourTests {
  @Test("Docs/Tour.md shows a newcomer's screen, line by line")
  func tour() throws {
    let url = URL(filePath: Products.root).appending(path: "Docs/Tour.md")
    let document = TourDocument(try String(contentsOf: url, encoding: .utf8))
    #expect(document.sessions.count == 2)
    let folder = try LearnerFolder()
    for (name, text) in document.files {
      try folder.write(text, to: name)
    }
    let seen = try document.sessions.map { session in
      var seen = session
      seen.lines = try lines(of: session, in: folder)
      return seen
    }
    guard seen != document.sessions else { return }
    let draft = URL(filePath: Products.root).appending(path: ".build/Tour.md")
    try document.text(with: seen).write(to: draft, atomically: true, encoding: .utf8)
    Issue.record(
      """
      The terminal shows something else than Docs/Tour.md says. What it shows is in .build/Tour.md: look at \
      the difference, and copy it to Docs when it is meant.
      """
    )
  }

  private func lines(
    of session: TourDocument.Session,
    in folder: LearnerFolder
  ) throws -> [String] {
    let run = try TerminalRun(session.arguments, in: folder)
    for line in session.typed.dropLast() {
      try run.enter(line)
    }
    try run.waitForPrompt()
    try run.terminal.type((session.typed.last ?? "") + "\r")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0)
    var lines = screen.transcript.components(separatedBy: "\n")
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
