import Foundation
import Grading
import JSONShapes
import Testing

@testable import Publishing

@Suite("The course as notebooks")
struct CourseNotebooksTests {
  private let files: [PublishedFile]

  init() throws {
    files = try CourseNotebooks(try SampleSchool.course(), play: Self.play).files()
  }

  private func cells(showsNotes: Bool = false) throws -> [Notebook.Cell] {
    let course = try SampleSchool.course(showsNotes: showsNotes)
    var writer = LessonNotebook(
      performance: course.lessons[0],
      course: course,
      play: Self.play
    )
    return try writer.notebook().cells
  }

  /// Cells that draw the app, and one that is refused.
  private static func play(_ cells: [String]) -> [[CellOutput]] {
    let picture = AppPicture(SampleSchool.snapshot([".letter(1)"]))
    return cells.map { cell in
      cell.hasPrefix("tap")
        ? [.error(name: "FallsShort", message: "no", lines: ["no", "button"])]
        : [.stream(.stdout, "ran \(cell)\n"), .result(picture)]
    }
  }

  private func members(_ value: JSONValue?) -> Set<String> {
    guard case .object(let members) = value else { return [] }
    return Set(members.keys)
  }

  @Test("Each lesson has a notebook with its app beside it, the same each time")
  func names() throws {
    #expect(
      files.map(\.name) == ["01-stacks.ipynb", "01-stacks.swift", "02-tabs.ipynb", "02-tabs.swift"]
    )
    #expect(files[1].text == SampleSchool.source)
    #expect(try CourseNotebooks(try SampleSchool.course(), play: Self.play).files() == files)
  }

  @Test("Each notebook has the format's shape, and each cell its required parts")
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
          let known: [String: Set<String>] = [
            "stream": ["output_type", "name", "text"],
            "execute_result": ["output_type", "data", "metadata", "execution_count"],
            "error": ["output_type", "ename", "evalue", "traceback"],
          ]
          #expect(members(output) == known[output["output_type"]?.text ?? ""])
        }
      }
    }
  }

  @Test("The first cell names the program that runs the commands, and the notebook its kernel")
  func beginning() throws {
    #expect(
      try cells()[0].source
        == """
        # 1. Stacks \\& \\<paths\\>

        What a "stack" is.

        About 12 minutes. Afterwards you can:

        - Push a value.
        - Say what \\<back\\> does.

        > The cells with commands run with the kernel *NavLab*, which `navlab jupyter install` installs; \
        `Docs/Notebooks.md` describes the details. The cells show the output that NavLab 1.2.3 produced when this \
        notebook was written. At a terminal, `navlab learn 1` plays the same lesson. \
        The lesson's app is `01-stacks.swift` beside this file.
        """
    )
    let notebook = try JSONDecoder().decode(JSONValue.self, from: Data(files[0].text.utf8))
    let kernel = notebook["metadata"]?["kernelspec"]
    #expect(kernel?["name"]?.text == "navlab")
    #expect(kernel?["language"]?.text == "nav")
  }

  @Test("A command is a cell, questions know their answers, and a solution is folded")
  func commands() throws {
    let code = try cells().filter { $0.kind != .markdown }
    #expect(
      code.map(\.source) == [
        "%%app 01-stacks", "tree", "tap \"Letter\"", "%%predict screens\npath\nback", "%quiz 1",
        "# Your commands go here.\n%task 1", "tap \"Sheet\"",
      ]
    )
    #expect(
      code.map(\.folding)
        == [.nothing, .nothing, .nothing, .output, .output, .nothing, .everything]
    )
    #expect(code.map(\.number) == Array(1...7))
    #expect(code[4].answer == "b")
    #expect(code[3].answer == "Home")
    guard case .code(let outputs) = code[1].kind else { return }
    #expect(outputs.first == .stream(.stdout, "ran tree\n"))
    guard case .result(let picture) = outputs.last else {
      Issue.record("there is no drawing")
      return
    }
    #expect(picture.svg.hasPrefix("<svg ") && picture.svg.contains("Letter 1 ◀"))
    #expect(picture.html.contains("var(--jp-layout-color0, var(--vscode-editor-background"))
    #expect(picture.text.contains("└─ ▶ \"Letter 1\""))
  }

  @Test("A cell whose command is refused is marked as intended, so the others run")
  func refused() throws {
    let notebook = try JSONDecoder().decode(JSONValue.self, from: Data(files[0].text.utf8))
    let tagged = (notebook["cells"]?.elements ?? []).filter {
      $0["metadata"]?["tags"]?.elements.first?.text == "raises-exception"
    }
    #expect(tagged.count == 2)
  }

  @Test("Notes for teachers appear only on request")
  func notes() throws {
    #expect(try !cells().contains { $0.source.contains("Ask who is lost.") })
    #expect(
      try cells(showsNotes: true).contains { $0.source == "**For teachers**\n\nAsk who is lost." }
    )
  }
}
