import Testing

@testable import Grading

@Suite("The summary of a class")
struct ClassSummaryTests {
  @Test("A submission without a mark counts as a submission, but not as a mark")
  func summary() throws {
    let groups = ExerciseGroup.groups(of: try SampleRecords.course())
    let summary = ClassSummary(try #require(groups.first))
    #expect(groups.count == 1)
    #expect(summary.count == 24)
    #expect(summary.distribution == [5, 0, 0, 0, 5, 4, 0, 0, 9])
    #expect(summary.mean == "4.9")
    #expect(summary.median == "5")
    #expect(summary.alarmed == 1)
    #expect(
      summary.isolationLine == "limits (limits) for 1; kernel (limits, landlock, seccomp) for 21"
    )
    #expect(summary.hasUnshielded)
  }

  @Test("The median lies halfway between two middle marks")
  func median() throws {
    let course = try SampleRecords.course()
    let four = try #require(course.first { $0.points == 4 })
    let five = try #require(course.first { $0.points == 5 })
    let pair = try #require(ExerciseGroup.groups(of: [four, five]).first)
    let one = try #require(ExerciseGroup.groups(of: [four]).first)
    #expect(ClassSummary(pair).median == "4.5")
    #expect(ClassSummary(one).median == "4")
  }

  @Test("A class without marks has no mean and no median")
  func nothing() throws {
    #expect(ExerciseGroup.groups(of: []) == [])
    let group = try #require(ExerciseGroup.groups(of: [SampleRecords.record("zhou-wei")]).first)
    let summary = ClassSummary(group)
    #expect(summary.mean == nil)
    #expect(summary.median == nil)
    #expect(summary.isolationLine == "no code was run")
  }
}
