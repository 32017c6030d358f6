import ArgumentParser
import Course
import Foundation
import Grading
import Shell

/// `navlab dev check`: proves that the course works as it claims.
struct DevCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove the lessons and exercises.",
    discussion: """
      Every command of a lesson must print what the lesson says. In every exercise, the starter \
      must fail, the solution and the alternatives must pass, and the named check must catch each \
      mutant. In a check of the whole course, everything that it must cover must be taught and \
      practised.
      """
  )

  @Argument(help: "The lessons and exercises to check, such as 7 or Lessons/07; all unless given.")
  var names: [String] = []

  @Option(help: "The folder with Lessons and Exercises; NavLab's own unless given.")
  var course: String?

  @Flag(
    name: [.long, .customLong("update")],
    help: "Write into the lessons what their commands print now."
  )
  var record = false

  @Option(help: "How many are checked at once; as many as there are processors unless given.")
  var jobs: Int?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    guard let jobs, !(1...64).contains(jobs) else { return }
    throw ValidationError("--jobs takes a number from 1 to 64.")
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
