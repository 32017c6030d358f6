extension Topic {
  /// The help topic about the files that NavLab stores on disk.
  static let files = Topic(
    name: "files",
    summary: "The files that NavLab keeps",
    blocks: [
      .list([
        HelpEntry(
          "$XDG_STATE_HOME/navlab/history",
          "the lines that you type at the prompt, except those that begin with a space. By default, "
            + "$XDG_STATE_HOME is ~/.local/state."
        ),
        HelpEntry(
          "$XDG_CONFIG_HOME/navlab/settings",
          "the settings that you change with 'set', one on each line: NAME = VALUE. By default, "
            + "$XDG_CONFIG_HOME is ~/.config. Scripts do not read the file, and --no-config ignores it."
        ),
        HelpEntry(
          "$XDG_DATA_HOME/navlab",
          "your progress in the lessons and exercises. By default, $XDG_DATA_HOME is ~/.local/share."
        ),
        HelpEntry(
          "$XDG_CACHE_HOME/navlab",
          "built apps, so that NavLab does not build them again. You may delete them at any time. "
            + "By default, $XDG_CACHE_HOME is ~/.cache."
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
