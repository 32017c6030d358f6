extension Topic {
  /// The help topic about commands in a file.
  static let scripts = Topic(
    name: "scripts",
    summary: "Commands in a file",
    blocks: [
      .text(
        "A script is a text file with one command on each line, exactly as you would type it. Its "
          + "name usually ends in .nav. NavLab ignores blank lines. # begins a comment, except in "
          + "#IDENTIFIER, which names a control."
      ),
      .examples([
        "navlab run App.swift --script demo.nav", "navlab run App.swift --script demo.nav --json",
        "navlab run App.swift < demo.nav",
      ]),
      .text(
        "NavLab checks the whole script before it runs the first command. It stops at the first "
          + "command that fails, and reports the line and column. With --keep-going, it continues, "
          + "and the exit code is that of the worst failure. With --json, it prints one JSON object "
          + "per line: the command, whether it worked, what changed, and the whole state. "
          + "Docs/Output.md describes each field."
      ),
      .text(
        "'save' writes your commands at the prompt as a script, and 'source' runs the commands of a "
          + "script. 'record' writes a transcript: commands and answers. '--script' runs a transcript "
          + "again and reports differences in the output."
      ),
    ],
    seeAlso: ["save", "source", "record", "demos", "expectations", "exit-codes"]
  )
}
