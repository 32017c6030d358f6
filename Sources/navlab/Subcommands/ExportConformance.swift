import ArgumentParser
import Shell
import Terminal

/// The subcommand `navlab export conformance`, which writes an Xcode project that measures SwiftUI.
struct ExportConformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Write an Xcode project that measures how SwiftUI behaves.",
    discussion: """
      The app shows behaviours that can be measured only on a Mac. A UI test for each behaviour compares SwiftUI \
      with NavLab. If you have a Mac, run 'sh measure' in the folder, and send the file measurements.json. \
      Scripts/merge-measurements adds it to Docs/Behaviours.tsv.
      """
  )

  @Argument(
    help: "The folder to write to; it must be new, empty, or written earlier by this command."
  )
  var folder: String

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let export = ConformanceExport(installation: composition.installation)
    composition.canvas.draw(try export.write(to: composition.files.absolute(folder)))
  }
}
