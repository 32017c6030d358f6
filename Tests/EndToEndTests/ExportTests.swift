import Foundation
import Testing

@Suite("Exports of the lessons", .serialized)
struct ExportTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func export(_ arguments: String...) throws -> CommandRun {
    try CommandRun.run(["export"] + arguments, in: folder)
  }

  private func files(_ name: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)")
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try Data(contentsOf: folder.url.appending(path: "\(name)/\($0)")))
      }
    )
  }

  @Test("A site shows the output of the lesson's commands, and is the same each time")
  func site() throws {
    let run = try export("site", "site", "1")
    #expect(run.status == 0)
    #expect(
      run.output == "1 lesson in 3 pages: \(folder.url.resolvingSymlinksInPath().path)/site\n"
    )
    #expect(run.errors == "playing 01-the-stack-is-state\n")
    let first = try files("site")
    #expect(
      first.keys.sorted() == [
        ".navlab-export", "01-the-stack-is-state.html", "index.html", "mistakes.html",
      ]
    )
    let page = String(decoding: first["01-the-stack-is-state.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("</span>tap &quot;Harbour&quot;</code></pre>"))
    #expect(page.contains(">.room(&quot;Harbour&quot;)</text>"))
    #expect(try export("site", "site", "1").status == 0)
    #expect(try files("site") == first)
  }

  @Test("A notebook is saved beside the app of its lesson")
  func notebook() throws {
    let run = try export("ipynb", "books", "the-stack-is-state")
    #expect(run.status == 0)
    let written = try files("books")
    #expect(
      written.keys.sorted()
        == [".navlab-export", "01-the-stack-is-state.ipynb", "01-the-stack-is-state.swift"]
    )
    let lesson = "\(Products.root)/Lessons/01-the-stack-is-state/App.swift"
    #expect(
      written["01-the-stack-is-state.swift"] == (try Data(contentsOf: URL(filePath: lesson)))
    )
  }

  @Test("A folder with the learner's files is refused before anything is played")
  func refused() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "mine"),
      withIntermediateDirectories: true
    )
    try folder.write("text", to: "mine/notes.txt")
    let run = try export("site", "mine")
    #expect(run.status == 2)
    let place = folder.url.resolvingSymlinksInPath().path
    #expect(
      run.errors == """
        \(place)/mine: this folder contains other files ('notes.txt'), so nothing was written; name a new folder

        """
    )
    #expect(try export("site", "new", "77").status == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/new"))
  }
}
