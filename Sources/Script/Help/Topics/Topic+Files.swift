extension Topic {
  /// The topic of the files that NavLab keeps on disk.
  static let files = Topic(
    name: "files",
    summary: "What NavLab keeps, and where",
    blocks: [
      .list([
        HelpEntry(
          "$XDG_STATE_HOME/navlab/history",
          "the lines typed at the prompt; ~/.local/state unless set. A line that begins with a "
            + "blank is not kept."
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
          "apps that were built, so that they are not built again; ~/.cache unless set. It may "
            + "be deleted at any time."
        ),
      ]),
      .text(
        "An app that you run has a private home folder, which goes when it ends. It never sees "
          + "yours."
      ),
    ],
    seeAlso: ["set", "save", "record", "scripts"]
  )
}
