import ArgumentParser
import Shell
import Terminal

/// `navlab export conformance`: a project for Xcode that measures SwiftUI.
struct ExportConformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Write an Xcode project that measures how SwiftUI behaves.",
    discussion: """
      The app shows behaviours that only a Mac can measure, and each has a UI test of what NavLab does. \
      If you have a Mac, run 'sh measure' in the folder, and send the file measurements.json. \
      Scripts/merge-measurements adds it to Docs/Behaviours.tsv.
      """
  )

  @Argument(
    help: "The folder, which is new, empty, or an earlier result of this command."
  )
  var folder: String

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let export = ConformanceExport(installation: composition.installation)
    composition.canvas.draw(try export.write(to: composition.files.absolute(folder)))
  }
}
