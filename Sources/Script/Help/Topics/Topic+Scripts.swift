extension Topic {
  /// The topic of commands in a file.
  static let scripts = Topic(
    name: "scripts",
    summary: "Commands in a file",
    blocks: [
      .text(
        "A script is a text file, by custom with the ending .nav, that holds one command a line, "
          + "just as it would be typed. Blank lines count for nothing, and # begins a comment, "
          + "but for #IDENTIFIER where a control is named."
      ),
      .examples([
        "navlab run App.swift --script demo.nav", "navlab run App.swift --script demo.nav --json",
        "navlab run App.swift < demo.nav",
      ]),
      .text(
        "A script is checked as a whole before anything of it is done. It stops at the first "
          + "command that fails, and the line and column are told; with --keep-going it goes on, and "
          + "the exit code is that of the worst. With --json there is one JSON object a line: the "
          + "command, whether it was done, what changed, and the whole state, as Docs/Output.md "
          + "tells field by field."
      ),
      .text(
        "save writes what was done at the prompt as a script, and source does the commands of one. "
          + "record writes a transcript, commands and answers; --script does it again and tells "
          + "where the answers differ."
      ),
    ],
    seeAlso: ["save", "source", "record", "demos", "expectations", "exit-codes"]
  )
}
