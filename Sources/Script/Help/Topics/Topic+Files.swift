extension Topic {
  /// The help topic about the files that NavLab keeps on disk.
  static let files = Topic(
    name: "files",
    summary: "What NavLab keeps, and where",
    blocks: [
      .list([
        HelpEntry(
          "$XDG_STATE_HOME/navlab/history",
          "the lines typed at the prompt; ~/.local/state unless set. A line that begins with a space is not kept."
        ),
        HelpEntry(
          "$XDG_CONFIG_HOME/navlab/settings",
          "what you choose with set: one setting a line, NAME = VALUE; ~/.config unless set. "
            + "Scripts do not read it, and --no-config ignores it."
        ),
        HelpEntry(
          "$XDG_DATA_HOME/navlab",
          "your progress in the lessons and exercises; ~/.local/share unless set"
        ),
        HelpEntry(
          "$XDG_CACHE_HOME/navlab",
          "built apps, so that NavLab does not build them again; ~/.cache unless set. You may delete it at any time."
        ),
      ]),
      .text(
        "An app that you run has its own home folder. NavLab deletes that folder when the app "
          + "ends. The app never sees your home folder."
      ),
    ],
    seeAlso: ["set", "save", "record", "scripts"]
  )
}
