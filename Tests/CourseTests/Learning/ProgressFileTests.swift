import Course
import Foundation
import Testing

@Suite("The progress file")
struct ProgressFileTests {
  @Test("Progress survives a round trip in readable form")
  func roundTrip() throws {
    let course = try CourseOnDisk()
    let file = ProgressFile(path: "\(course.path)/data/navlab/progress.json")
    var progress = try file.read()
    #expect(progress == Progress())

    let exercise = try course.name("01-there")
    progress.noteCheck(of: exercise, points: 3, isSolved: true)
    progress.noteCheck(of: exercise, points: 1, isSolved: false)
    progress.noteHint(of: exercise, number: 2)
    try file.write(progress)

    #expect(try file.read() == progress)
    #expect(
      try String(contentsOfFile: file.path, encoding: .utf8) == """
        {
          "current" : "01-there",
          "exercises" : {
            "01-there" : {
              "attempts" : 2,
              "awaitsLinter" : false,
              "hints" : 2,
              "isSkipped" : false,
              "isSolved" : true,
              "isStarted" : true,
              "points" : 3,
              "sawSolution" : false
            }
          },
          "version" : 1
        }

        """
    )
  }

  @Test(
    "A file of another program is refused and left alone",
    arguments: [
      (
        "{",
        """
        progress.json: this is not a NavLab progress file; repair it, or move it away to start again
        """
      ),
      (
        "{\"version\": 9, \"exercises\": {}}",
        """
        progress.json: this file was written by another version of NavLab (format 9); use that version, or move the \
        file away to start again
        """
      ),
    ]
  )
  func foreign(text: String, problem: String) throws {
    let course = try CourseOnDisk(["progress.json": text])
    let file = ProgressFile(path: "\(course.path)/progress.json")

    #expect(course.problems { _ in _ = try file.read() } == problem)
  }

  @Test("Progress from an older NavLab is read, but impossible progress is not")
  func others() throws {
    func read(_ record: String) throws -> Course.Progress.Record? {
      let text = "{\"version\": 1, \"exercises\": {\"01-there\": \(record)}}"
      let course = try CourseOnDisk(["progress.json": text])
      let name = try course.name("01-there")
      return try ProgressFile(path: "\(course.path)/progress.json").read().record(of: name)
    }
    var older = Course.Progress.Record()
    older.attempts = 4
    older.isSolved = true
    #expect(try read(#"{"attempts": 4, "isSolved": true, "points": 0, "hints": 0}"#) == older)
    #expect(throws: ContentError.self) { try read(#"{"attempts": -1}"#) }
    #expect(throws: ContentError.self) { try read(#"{"hints": 9223372036854775807}"#) }
    #expect(throws: ContentError.self) { try read(#"{"isSolved": 1}"#) }
  }

  @Test("Changes are made one after the other, and a link stays a link")
  func changes() async throws {
    let course = try CourseOnDisk(["real.json": "{\"version\": 1, \"exercises\": {}}"])
    let path = "\(course.path)/progress.json"
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: "\(course.path)/real.json"
    )
    let file = ProgressFile(path: path)
    let name = try course.name("01-there")

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<5 {
            do {
              try file.update { $0.noteCheck(of: name, points: 1, isSolved: false) }
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    #expect(try file.read().record(of: name).attempts == 40)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path).hasSuffix("real.json"))
  }

  @Test("A file that cannot be understood is not changed")
  func damaged() throws {
    let course = try CourseOnDisk(["progress.json": "{"])
    let file = ProgressFile(path: "\(course.path)/progress.json")
    let name = try course.name("01-there")

    #expect(throws: ContentError.self) { try file.update { $0.noteStart(of: name) } }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "{")
  }

  @Test("The file is where the system expects such files")
  func standardPlace() {
    let place = { ProgressFile.standard(environment: $0)?.path }

    #expect(place(["XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/x/navlab/progress.json")
    #expect(
      place(["XDG_DATA_HOME": "", "HOME": "/h"]) == "/h/.local/share/navlab/progress.json"
    )
    #expect(place([:]) == nil)
  }
}
