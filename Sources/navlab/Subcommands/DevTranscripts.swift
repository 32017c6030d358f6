import ArgumentParser
import Grading
import Shell

/// The subcommand `navlab dev transcripts`, which proves that every command still gives its recorded answer.
struct DevTranscripts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcripts",
    abstract: "Play the transcript of every command, and compare the output.",
    discussion: """
      Each command has a script in the folder 'Commands'. The first line of the script names an app in \
      the folder 'Apps'. NavLab plays the script at 80 and 40 columns, with Unicode and in ASCII, and \
      compares the output with the text beside the script. --record writes that text.
      """
  )

  @Argument(help: "The folder with 'Apps' and 'Commands' (default: NavLab's own).")
  var folder: String?

  @Flag(help: "Update the transcripts with the current output of the commands.")
  var record = false

  @Option(help: "The share of the scripts to play, such as 2/8 for the second of eight shares.")
  var shard: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let shard, Shard(shard) == nil {
      throw ValidationError(
        "'--shard \(shard)' is not a share; write 2/8 for the second of eight shares"
      )
    }
    if record, shard != nil {
      throw ValidationError("'--record' updates all transcripts; leave out '--shard'")
    }
  }

  func run() throws {
    let composition = try Composition(display: display.choices)
    let proof = TranscriptProof(
      folder: folder ?? "\(composition.installation.root)/Tests/Transcripts",
      builds: try composition.builds()
    )
    if record {
      composition.canvas.draw(try proof.record())
    } else {
      let isGood = try proof.run(
        shard: shard.flatMap { Shard($0) } ?? .whole,
        draw: composition.canvas.draw
      )
      if !isGood { throw CommandFailure(.fallsShort) }
    }
  }
}
