import Course
import Foundation
import Testing

@Suite("The links of a lesson")
struct LessonLinksTests {
  @Test("A page that exists but cannot be read is reported with the reason")
  func unreadable() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let body = "[a](Notes.md#top) [b](Notes.md) [c](Pages.md) [d](Good.md#top) [e](App.swift)\n"
    try course.write("Lessons/01-stacks/Lesson.md", SampleFiles.lesson + "\n\n" + body)
    try course.write("Lessons/01-stacks/Good.md", "# Top\n")
    try Data([0x23, 0xFF]).write(
      to: URL(fileURLWithPath: "\(course.path)/Lessons/01-stacks/Notes.md")
    )
    try FileManager.default.createDirectory(
      atPath: "\(course.path)/Lessons/01-stacks/Pages.md",
      withIntermediateDirectories: true
    )
    let lesson = try course.catalogue.lesson(course.name("01-stacks"))
    #expect(
      LessonLinks(lesson: lesson).problems().map(\.message) == [
        "'Notes.md' cannot be shown: this is not UTF-8 text; save the file as UTF-8",
        "'Notes.md' cannot be shown: this is not UTF-8 text; save the file as UTF-8",
        "'Pages.md' cannot be shown: this is a folder, but a file is needed here",
      ]
    )
  }
}
