import ArgumentParser
import Course
import Foundation
import Grading
import Shell

/// The subcommand `navlab dev check`, which proves that the content of the course is correct.
struct DevCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that the lessons and exercises are correct.",
    discussion: """
      Every command of a lesson must print the output that the lesson shows. In every exercise, the starter must \
      fail, the solution and the alternatives must pass, and each mutant must fail the check that it names. A \
      check of the whole course also fails if a required topic is not both taught and practised.
      """
  )

  @Argument(help: "The lessons and exercises to check, such as 7 or Lessons/07 (default: all).")
  var names: [String] = []

  @Option(help: "The folder with Lessons and Exercises (default: NavLab's own).")
  var course: String?

  @Flag(
    name: [.long, .customLong("update")],
    help: "Update the lessons with the current output of their commands."
  )
  var record = false

  @Option(help: "The number of checks to run in parallel (default: one per core).")
  var jobs: Int?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard let jobs, !(1...64).contains(jobs) else { return }
    throw ValidationError("'--jobs \(jobs)' is out of range; give a number from 1 to 64")
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let catalogue = course.map { Catalogue(path: $0) } ?? composition.catalogue
    let builds = try composition.builds()
    let proof = CourseProof(
      catalogue: catalogue,
      builder: builds.builder,
      faults: builds.faults,
      selection: CourseSelection(names),
      linter: builds.linter,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      layout: composition.canvas.layout
    )
    if record {
      composition.canvas.draw(try proof.record())
    } else {
      if proof.needsLinter { try composition.requireLinter("nothing was checked") }
      let isGood = try proof.run(draw: composition.canvas.draw)
      if !isGood { throw CommandFailure(.fallsShort) }
    }
  }
}
