import ArgumentParser
import Course
import Shell
import Terminal

/// `navlab export course`: the course without its answers.
struct ExportCourse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Write the course as learners may have it, without its answers.",
    discussion: """
      The folder gets the lessons and exercises, without solutions, alternatives, mutants and hidden checks. \
      Scripts/package --without-solutions packs it together with the programs.
      """
  )

  @Argument(help: "The folder, which is new or empty.")
  var folder: String

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let place = composition.files.absolute(folder)
    composition.canvas.draw(
      try LearnersEdition(catalogue: composition.catalogue, layout: composition.canvas.layout)
        .write(to: place)
    )
  }
}
