extension Topic {
  /// The help topic about scripts that are performed for an audience.
  static let demos = Topic(
    name: "demos",
    summary: "Scripts to perform in front of an audience",
    blocks: [
      .text(
        "A demo is a script with an app beside it: stack.nav for stack.swift. 'navlab play' performs it: "
          + "keys type the commands, and the result is the app's real state. 'navlab play' alone "
          + "lists the demos that NavLab comes with."
      ),
      .examples([
        "navlab play", "navlab play stack", "navlab play stack --notes",
        "navlab play my.nav --cards",
        "navlab play my.nav --record my.cast",
      ]),
      .text("A demo has comments that begin with '#:' and one of these words:"),
      .list([
        HelpEntry("title TEXT", "what the demo is about"),
        HelpEntry("app FILE...", "the app's files, if their name differs from the demo's"),
        HelpEntry("chapter NAME", "begins a part that the presenter can go to"),
        HelpEntry("say TEXT", "shows text to the audience"),
        HelpEntry("note TEXT", "shows text to the presenter, in a second terminal"),
        HelpEntry("pause 2s", "waits for this time, if the demo runs automatically"),
        HelpEntry("speed 1.5", "types faster by this factor from here on"),
        HelpEntry("expect ...", "checks the expectation, and shows it only if it fails"),
        HelpEntry("fails", "says that the next command fails on purpose"),
      ]),
      .text(
        "Any key types the next character; Enter types the rest, and then runs the line. Right and "
          + "PgDn run the next command, and Left and PgUp go back one command. Ctrl-G goes to a "
          + "chapter or bookmark. Ctrl-T opens the prompt, and Ctrl-D returns to the demo. "
          + "Ctrl-A starts automatic typing, and Ctrl-C ends the demo."
      ),
    ],
    seeAlso: ["scripts", "bookmark", "expectations", "time-travel"]
  )
}
