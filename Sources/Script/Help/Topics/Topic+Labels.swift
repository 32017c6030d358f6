extension Topic {
  /// The topic of the names of things on the screen.
  static let labels = Topic(
    name: "labels",
    summary: "How things on the screen are named",
    blocks: [
      .text(
        "A control is named by what a person reads on it, with or without quotes. A label that is exactly "
          + "there comes first; the case of letters does not matter where only one control fits."
      ),
      .list([
        HelpEntry(#"tap "Log In""#, "the control that reads Log In"),
        HelpEntry("tap Save", "the same without quotes"),
        HelpEntry(#"tap "Edit" 2"#, "the second one that reads Edit, counted from the top"),
        HelpEntry("tap #save", "the one with the accessibility identifier save"),
      ]),
      .text(
        "If only one control fits, some words of its label are enough, or the beginnings of them, "
          + "without articles, punctuation and emoji: tap lake for \"🏔 Blue Lake\". The answer says what "
          + "was taken. If several fit, the message lists them. The checks of exercises take labels "
          + "as they are written."
      ),
    ],
    seeAlso: ["tap", "type", "screen", "scripts"]
  )
}
