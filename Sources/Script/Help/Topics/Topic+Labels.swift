extension Topic {
  /// How things on the screen are named.
  static let labels = Topic(
    name: "labels",
    summary: "How things on the screen are named",
    blocks: [
      .text(
        "A control is named by what a person reads on it, in quotes; a single word needs none. "
          + "The case of letters does not matter where only one control fits."
      ),
      .list([
        HelpEntry(#"tap "Log In""#, "the control that reads Log In"),
        HelpEntry("tap Save", "the same without quotes, for one word"),
        HelpEntry(#"tap "Edit" 2"#, "the second one that reads Edit, counted from the top"),
        HelpEntry("tap #save", "the one with the accessibility identifier save"),
      ]),
      .text(
        "At the prompt the beginning of a label will do where no other label begins the same. A "
          + "script has to spell it out, so that it means the same after the app has grown."
      ),
    ],
    seeAlso: ["tap", "type", "screen", "scripts"]
  )
}
