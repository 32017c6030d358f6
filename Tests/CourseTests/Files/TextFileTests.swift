import Course
import Foundation
import Testing

@Suite("Reading text files")
struct TextFileTests {
  private func problem(of name: String, in course: borrowing CourseOnDisk) -> String {
    let path = "\(course.path)/\(name)"
    return course.problems { _ in _ = try TextFile.read(path, remedy: "write one") }
  }

  @Test("A path that is not a text file is refused without waiting")
  func refusals() throws {
    let course = try CourseOnDisk(["folder/x": ""])
    try course.write("long.md", String(repeating: "a", count: (1 << 20) + 1))
    #expect(mkfifo("\(course.path)/pipe", 0o600) == 0)

    #expect(problem(of: "none", in: course) == "none: there is no such file; write one")
    #expect(
      problem(of: "folder", in: course) == "folder: this is a folder, but a file is needed here"
    )
    #expect(
      problem(of: "pipe", in: course)
        == "pipe: this is a pipe or a device, but a file is needed here"
    )
    #expect(
      problem(of: "long.md", in: course)
        == "long.md: this file is larger than 1 MB; make it smaller"
    )
  }
}
