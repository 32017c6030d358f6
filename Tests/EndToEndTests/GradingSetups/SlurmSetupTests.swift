import Foundation
import Testing

@Suite("The setup for Slurm", .serialized)
struct SlurmSetupTests {
  private let setup: SetupFolder
  private let variables: [String: String]

  init() throws {
    setup = try SetupFolder()
    try setup.copySetup("slurm", to: "slurm")
    variables = [
      "NAVLAB": "\(setup.path)/navlab/navlab", "EXERCISE": "1",
      "SUBMISSIONS": "\(setup.path)/submissions", "RESULTS": "\(setup.path)/results",
    ]
  }

  private func grade(task: Int, of count: Int, from first: Int = 1) throws -> CommandRun {
    try setup.bash(
      ["slurm/grade.sh"],
      variables.merging([
        "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_MIN": "\(first)",
        "SLURM_ARRAY_TASK_COUNT": "\(count)", "SLURM_CPUS_PER_TASK": "1",
      ]) { $1 }
    )
  }

  @Test("The array's jobs share the grading of the class, and a gradebook is made")
  func array() throws {
    for task in 0..<3 { #expect(try grade(task: task, of: 3, from: 0).status == 0) }
    // A job that is submitted again goes on where it was.
    #expect(try grade(task: 1, of: 3, from: 0).status == 0)

    let book = try setup.bash(["slurm/gradebook.sh"], variables)
    #expect(book.status == 0, "\(book.errors)")
    #expect(try setup.marks(in: "results/gradebook.csv") == SetupFolder.marks)
    #expect(try setup.text(of: "results/gradebook.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test("A missing share still gives a gradebook, and an exit code that says so")
  func missingShare() throws {
    // With as many shares as there are names, not every share holds somebody.
    for task in 1...2 { #expect(try grade(task: task, of: 3).status == 0) }
    let book = try setup.bash(["slurm/gradebook.sh"], variables)
    let marks = try setup.marks(in: "results/gradebook.csv")
    #expect(Set(marks).isSubset(of: SetupFolder.marks))
    #expect(book.status == (marks.count == SetupFolder.marks.count ? 0 : 2))
  }

  @Test("A missing variable is reported")
  func missingVariable() throws {
    let run = try setup.bash(["slurm/grade.sh"], ["SLURM_ARRAY_TASK_ID": "1", "EXERCISE": "1"])
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("SUBMISSIONS: is the folder with the submissions\n"))
  }
}
