extension Topic {
  /// The help topic about naming elements on the screen.
  static let labels = Topic(
    name: "labels",
    summary: "How to name things on the screen",
    blocks: [
      .text(
        "Name a control by the text on it, with or without quotes. An exact match comes first. If "
          + "only one control fits, the case of letters does not matter."
      ),
      .list([
        HelpEntry(#"tap "Log In""#, "the control labelled Log In"),
        HelpEntry("tap Save", "the same control, without quotes"),
        HelpEntry(#"tap "Edit" 2"#, "the second control labelled Edit, counted from the top"),
        HelpEntry("tap #save", "the control with the accessibility identifier 'save'"),
      ]),
      .text(
        "If only one control fits, some words of its label are enough, or the beginnings of words. "
          + "You can leave out articles, punctuation and emoji: 'tap lake' finds \"🏔 Blue Lake\". "
          + "The answer names the control. If several controls fit, the message lists them. "
          + "Exercise checks need the exact label."
      ),
      .text(
        "At the prompt, 'tap' also chooses an item in a menu, an option in a picker or a button in a "
          + "stepper: 'tap Spin', 'tap Minutes +'. A control without a label has the name that "
          + "'screen' shows, such as text editor."
      ),
    ],
    seeAlso: ["tap", "type", "screen", "scripts"]
  )
}
