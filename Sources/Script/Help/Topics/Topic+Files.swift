extension Topic {
  /// The help topic about the files that NavLab keeps on disk.
  static let files = Topic(
    name: "files",
    summary: "The files that NavLab keeps",
    blocks: [
      .list([
        HelpEntry(
          "$XDG_STATE_HOME/navlab/history",
          "the lines typed at the prompt; by default in ~/.local/state. NavLab does not save lines that "
            + "begin with a space."
        ),
        HelpEntry(
          "$XDG_CONFIG_HOME/navlab/settings",
          "your choices with set, one on each line: NAME = VALUE; by default in ~/.config. "
            + "Scripts do not read the file, and --no-config ignores it."
        ),
        HelpEntry(
          "$XDG_DATA_HOME/navlab",
          "your progress in the lessons and exercises; by default in ~/.local/share"
        ),
        HelpEntry(
          "$XDG_CACHE_HOME/navlab",
          "built apps, so that NavLab does not build them again; by default in ~/.cache. You may delete "
            + "them at any time."
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
