import Foundation
import Grading
import JSONShapes
import Testing

@testable import Publishing

@Suite("The course as notebooks")
struct CourseNotebooksTests {
  private let files: [PublishedFile]

  init() throws {
    files = try CourseNotebooks(try SampleSchool.course()).files()
  }

  private func cells(showsNotes: Bool = false) throws -> [Notebook.Cell] {
    let course = try SampleSchool.course(showsNotes: showsNotes)
    var writer = LessonNotebook(performance: course.lessons[0], course: course)
    return writer.notebook.cells
  }

  private func members(_ value: JSONValue?) -> Set<String> {
    guard case .object(let members) = value else { return [] }
    return Set(members.keys)
  }

  @Test("There is a notebook for each lesson and its app beside it, the same ones each time")
  func names() throws {
    #expect(
      files.map(\.name) == ["01-stacks.ipynb", "01-stacks.swift", "02-tabs.ipynb", "02-tabs.swift"]
    )
    #expect(files[1].text == SampleSchool.source)
    #expect(try CourseNotebooks(try SampleSchool.course()).files() == files)
  }

  @Test("Each notebook has the shape of the format, and each cell what its kind must have")
  func shape() throws {
    let schema = try JSONSchema(
      "Tests/Fixtures/publishing/shapes/notebook-4.5.json",
      isClosed: true
    )
    for file in files where file.name.hasSuffix(".ipynb") {
      #expect(try schema.complaints(about: file.text) == [])
      let notebook = try JSONDecoder().decode(JSONValue.self, from: Data(file.text.utf8))
      let cells = notebook["cells"]?.elements ?? []
      #expect(cells.count > 2)
      #expect(Set(cells.compactMap { $0["id"]?.text }).count == cells.count)
      let common: Set = ["id", "cell_type", "metadata", "source"]
      for cell in cells {
        let isCode = cell["cell_type"]?.text == "code"
        #expect(members(cell) == (isCode ? common.union(["execution_count", "outputs"]) : common))
        for output in cell["outputs"]?.elements ?? [] {
          let isStream = output["output_type"]?.text == "stream"
          #expect(
            members(output)
              == (isStream
                ? ["output_type", "name", "text"] : ["output_type", "data", "metadata"])
          )
        }
      }
    }
  }

  @Test("The first cell says that no kernel runs the commands, and what does")
  func honesty() throws {
    #expect(
      try cells()[0].source
        == """
        # 1\\. Stacks \\& \\<paths\\>

        What a "stack" is.

        About 12 minutes. Afterwards you can:

        - Push a value.
        - Say what \\<back\\> does.

        > The cells with commands show what NavLab 1.2.3 printed when this notebook was written. They are to be \
        read: no Jupyter kernel understands them, so choose *No kernel*. To run them, play the lesson at a terminal \
        with `navlab learn 1`, or drive its app, `01-stacks.swift` beside this file, with `navlab run 01-stacks.swift`.
        """.replacing("# 1\\.", with: "# 1.")
    )
    #expect(files.allSatisfy { !$0.text.contains("kernelspec") })
  }

  @Test("A command is a cell with what it printed and a drawing; an answer is folded")
  func commands() throws {
    let code = try cells().filter { if case .code = $0.kind { true } else { false } }
    #expect(code.map(\.source) == ["tree", "tap \"Letter\"", "path", "back", "tap \"Sheet\""])
    #expect(code.map(\.isFolded) == [false, false, true, true, true])
    guard case .code(let outputs) = code[1].kind else { return }
    #expect(outputs.count == 2)
    #expect(outputs.first == .text("App  Mail<App>\n+ screen\n"))
    guard case .drawing(let svg, let text) = outputs.last else {
      Issue.record("there is no drawing")
      return
    }
    #expect(svg.hasPrefix("<svg ") && svg.contains("Letter 1 ◀"))
    #expect(text.contains("└─ ▶ \"Letter 1\""))
  }

  @Test("Notes for teachers are there only where they are asked for")
  func notes() throws {
    #expect(try !cells().contains { $0.source.contains("Ask who is lost.") })
    #expect(
      try cells(showsNotes: true).contains { $0.source == "**For teachers**\n\nAsk who is lost." }
    )
  }
}
