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

    let copy = try workspace.start(exercise)

    let folder = "\(course.path)/desk/01-there"
    let files = ["Task.md", "App.swift", "answer.nav"].map { "\(folder)/\($0)" }
    #expect(copy.written == files)
    #expect(copy.kept == [])
    #expect(workspace.files(of: exercise) == files)
    #expect(workspace.holds(exercise))
    #expect(try String(contentsOfFile: "\(folder)/answer.nav", encoding: .utf8) == "# TODO\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(course.path)/desk").sorted()
        == ["01-there", "notes.txt"]
    )
  }

  @Test("Starting copies the data files next to the app")
  func data() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Exercises/01-there/Data/tides.json", "[1]")
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let copy = try Workspace(path: "\(course.path)/desk").start(exercise)
    #expect(copy.written.last == "\(course.path)/desk/01-there/tides.json")
    #expect(
      try String(contentsOfFile: "\(course.path)/desk/01-there/tides.json", encoding: .utf8)
        == "[1]"
    )
  }

  @Test("Starting again adds missing files and touches nothing else")
  func startAgain() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let workspace = Workspace(path: "\(course.path)/desk")
    try course.write("desk/01-there/answer.nav", "mine\n")

    let copy = try workspace.start(exercise)

    let folder = "\(course.path)/desk/01-there"
    #expect(copy.written == ["\(folder)/Task.md", "\(folder)/App.swift"])
    #expect(copy.kept == ["\(folder)/answer.nav"])
    #expect(try String(contentsOfFile: "\(folder)/answer.nav", encoding: .utf8) == "mine\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(course.path)/desk") == ["01-there"]
    )
  }

  @Test("Resetting an exercise keeps its old folder, each time in another copy")
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

  @Test("Inside an exercise's folder, the workspace is the folder around it")
  func inside() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let path = "\(course.path)/desk"
    try course.write("desk/01-there/Task.md", "")
    try course.write("desk/01-there/Views/Row.swift", "")
    try course.write("desk/02-notes/notes.txt", "")

    let inside = Workspace(around: "\(path)/01-there")
    #expect(inside.path == path)
    #expect(inside.folder(for: exercise) == "\(path)/01-there")
    #expect(inside.isInside(exercise.id))
    #expect(inside.shortened("\(path)/01-there/Task.md") == "Task.md")
    #expect(inside.shortened("\(path)/02-back/Task.md") == "../02-back/Task.md")
    #expect(inside.shortened("/elsewhere/Task.md") == "/elsewhere/Task.md")

    #expect(Workspace(around: path).path == path)
    #expect(!Workspace(around: path).isInside(exercise.id))
    // A folder is not an exercise's because of its name, and nothing tells so from further below.
    #expect(Workspace(around: "\(path)/02-notes").path == "\(path)/02-notes")
    let below = "\(path)/01-there/Views"
    #expect(Workspace(around: below).path == below)
    try course.write("desk/.navlab/modules/NavUI.swiftmodule", "")
    #expect(Workspace(around: below).path == path)
    #expect(Workspace(around: below).isInside(exercise.id))
    #expect(
      Workspace(around: below).shortened("\(path)/01-there/Task.md") == "../../01-there/Task.md"
    )
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
