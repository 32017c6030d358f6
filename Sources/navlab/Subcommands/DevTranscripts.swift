import ArgumentParser
import Shell

/// `navlab dev transcripts`: proves that every command still gives its recorded answer.
struct DevTranscripts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcripts",
    abstract: "Play the transcript of every command and compare the answers.",
    discussion: """
      For each command there is a script in Commands, whose first line names an app of Apps. It is \
      played at 80 and 40 columns, with Unicode and in ASCII, and what a person would see is compared \
      with the text beside the script. --record writes that text.
      """
  )

  @Argument(help: "The folder with Apps and Commands; NavLab's own unless given.")
  var folder: String?

  @Flag(help: "Write down what the commands answer now.")
  var record = false

  @OptionGroup var display: DisplayOptions

  func run() throws {
    let composition = try Composition(display: display.choices)
    let proof = TranscriptProof(
      folder: folder ?? "\(composition.installation.root)/Tests/Transcripts",
      workbench: try composition.workbench()
    )
    if record {
      composition.canvas.draw(try proof.record())
    } else {
      let isGood = try proof.run(draw: composition.canvas.draw)
      if !isGood { throw CommandFailure(.fallsShort) }
    }
  }
}
