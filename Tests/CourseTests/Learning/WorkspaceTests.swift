import Course
import Foundation
import Testing

@Suite("The learner's workspace")
struct WorkspaceTests {
  @Test("Starting copies the task, the app and the starter, once")
  func start() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let workspace = Workspace(path: "\(course.path)/desk")
    try course.write("desk/notes.txt", "")
    #expect(!workspace.holds(exercise))

    let written = try workspace.start(exercise)

    let folder = "\(course.path)/desk/01-there"
    #expect(written == ["Task.md", "App.swift", "answer.nav"].map { "\(folder)/\($0)" })
    #expect(workspace.holds(exercise))
    #expect(try String(contentsOfFile: "\(folder)/answer.nav", encoding: .utf8) == "# TODO\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(course.path)/desk").sorted()
        == ["01-there", "notes.txt"]
    )
    #expect(
      course.problems { _ in _ = try workspace.start(exercise) } == """
        01-there: this folder is there already, and nothing in it was touched; go on in it, or \
        move it away to start again
        """
    )
  }

  @Test("Putting an exercise back keeps all that was in its folder, each time in another copy")
  func reset() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let workspace = Workspace(path: "\(course.path)/desk")
    try course.write("desk/notes.txt", "")
    let folder = "\(course.path)/desk/01-there"
    _ = try workspace.start(exercise)
    try course.write("desk/01-there/answer.nav", "mine\n")
    try course.write("desk/01-there/more.txt", "more\n")

    let first = try workspace.reset(exercise)
    #expect(first.files == ["Task.md", "App.swift", "answer.nav"].map { "\(folder)/\($0)" })
    #expect(first.backup == "\(folder).backup-1")
    #expect(try String(contentsOfFile: "\(folder)/answer.nav", encoding: .utf8) == "# TODO\n")
    #expect(try String(contentsOfFile: "\(folder)/more.txt", encoding: .utf8) == "more\n")
    let kept = "\(first.backup)/answer.nav"
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "mine\n")
    #expect(try workspace.reset(exercise).backup == "\(folder).backup-2")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "mine\n")
  }

  @Test("Inside the exercise's folder, that folder is meant")
  func inside() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))

    #expect(Workspace(path: "/learner/01-there").folder(for: exercise) == "/learner/01-there")
    #expect(Workspace(path: "/learner").folder(for: exercise) == "/learner/01-there")
  }

  @Test("A copy that fails leaves nothing behind")
  func failure() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    try course.write("desk/notes.txt", "")
    try course.remove("Exercises/01-there/Starter")

    #expect(throws: ContentError.self) {
      try Workspace(path: "\(course.path)/desk").start(exercise)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(course.path)/desk") == ["notes.txt"]
    )
  }
}
