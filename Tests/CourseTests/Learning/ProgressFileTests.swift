import Course
import Foundation
import Testing

@Suite("The progress file")
struct ProgressFileTests {
  @Test("Progress survives a round trip, in readable form")
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
          "exercises" : {
            "01-there" : {
              "attempts" : 2,
              "hints" : 2,
              "isSolved" : true,
              "points" : 3
            }
          },
          "version" : 1
        }

        """
    )
  }

  @Test(
    "A file that is not ours is refused and left alone",
    arguments: [
      (
        "{",
        """
        progress.json: this is not the progress file that NavLab wrote; repair it, or move it away to \
        begin anew
        """
      ),
      (
        "{\"version\": 9, \"exercises\": {}}",
        """
        progress.json: this was written by another version of NavLab (format 9); use that version, or \
        move the file away to begin anew
        """
      ),
    ]
  )
  func foreign(text: String, problem: String) throws {
    let course = try CourseOnDisk(["progress.json": text])
    let file = ProgressFile(path: "\(course.path)/progress.json")

    #expect(course.problems { _ in _ = try file.read() } == problem)
  }

  @Test("The file stands where the system wants such files")
  func standardPlace() {
    let place = { ProgressFile.standard(environment: $0)?.path }

    #expect(place(["XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/x/navlab/progress.json")
    #expect(
      place(["XDG_DATA_HOME": "", "HOME": "/h"]) == "/h/.local/share/navlab/progress.json"
    )
    #expect(place([:]) == nil)
  }
}
