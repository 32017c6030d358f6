import Foundation
import Testing

@Suite("Checks of the source, as a learner meets them", .serialized)
struct SourceCheckTests {
  private let folder: LearnerFolder

  private static let id = "80-for-phones-that-are-not-new"

  init() throws {
    folder = try LearnerFolder()
    #expect(try CommandRun.run(["start", "80"], in: folder).status == 0)
    for file in ["App.swift", "witness.nav"] {
      try folder.write(try Self.solution(file), to: "\(Self.id)/\(file)")
    }
  }

  private static func solution(_ file: String) throws -> String {
    try String(contentsOfFile: "\(Products.root)/Exercises/\(id)/Solution/\(file)", encoding: .utf8)
  }

  @Test("A name that the exercise's iOS lacks costs its points, and is shown at its line")
  func newerName() throws {
    let right = try CommandRun.run(["check", "80"], in: folder)
    #expect(right.status == 0, "\(right.output)\(right.errors)")

    let app = try Self.solution("App.swift").replacing(
      """
            RoomList()
              .tabItem { Label("Rooms", systemImage: "bed.double") }
              .tag(Page.rooms)
            GuestBook()
              .tabItem { Label("Guests", systemImage: "book") }
              .tag(Page.guests)
      """,
      with: """
              Tab("Rooms", systemImage: "bed.double", value: Page.rooms) { RoomList() }
              Tab("Guests", systemImage: "book", value: Page.guests) { GuestBook() }
        """
    )
    #expect(try app != Self.solution("App.swift"))
    try folder.write("// navlab:disable newer-api\n" + app, to: "\(Self.id)/App.swift")
    let wrong = try CommandRun.run(["check", "80"], in: folder)
    #expect(wrong.status == 1)
    #expect(
      wrong.output.contains(
        """
        FAIL   0/2  Every name exists in iOS 17.
                    App.swift:23:7: 'Tab' needs iOS 18, but this app also runs on iOS
                    17; use an older form, or check '#available' [newer-api]
        """
      ),
      "\(wrong.output)"
    )
    #expect(wrong.output.contains("2 checks did not pass."))
  }

  @Test("The task states the version, and the command that it names agrees")
  func sameCommand() throws {
    let task = try String(
      contentsOfFile: "\(folder.path)/\(Self.id)/Task.md",
      encoding: .utf8
    )
    #expect(task.contains("\nThe app supports iOS 17 and later.\n"))
    #expect(task.contains("`navlab lint --ios 17 --only newer-api` shows it."))
  }
}
