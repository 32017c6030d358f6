import Testing

@Suite("tap")
struct TapCommandTests {
  @Test("tap finds controls by label, in any letter case")
  func findsControlsByLabelInAnyCase() throws {
    try replay(
      #"""
      > tap "Books"
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > back
      popped .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 1
           │     ├─ ▶ "Home"
      −    │     └─ "Level 1"               .list
           └─ … 2 tabs unchanged
      > tap "books"
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      """#
    )
  }

  @Test("tap asks which of several is meant, and counts them from the top")
  func asksWhichOfSeveralIsMeant() throws {
    try replay(
      #"""
      > tap "Edit"
      "Edit" appears 2 times; choose one, as in: tap "Edit" 2
        1  button "Edit" in section "Names"
        2  button "Edit" in the row "Size of things"
      > tap "Edit" 2
      nothing changed; you are at Home
      > tap "Edit" 3
      "Edit" is there only 2 times
      > tap Edit 0
      '0' is too small: use 1 or more
      """#
    )
  }

  @Test("tap says why nothing can be tapped, and how to continue")
  func saysWhyNothingCanBeTapped() throws {
    try replay(
      #"""
      > tap "Delete"
      the button "Delete" is disabled, so a tap or other input does nothing
      > tap "Boks"
      no button, link or other control "Boks" here; did you mean "Books"?
      > tap "Settings"
      "Settings" is a tab; try: tab Settings
      > tap Nothing
      no button, link or other control "Nothing" here; there are "Books", "Compose",
        "Add One", "Edit", "Delete", "Crash" and 2 more
      > tap "Add"
      no button, link or other control "Add" here; did you mean "Add One"?
      > tap Add One
      ~ text "Count 0" → "Count 1"
      > tap
      name the control, as in: tap "Save"
      > tap "Crash
      this quote is not closed; add " at the end of the text
      > tap "Edit" now
      unexpected 'now'; the command is: tap "LABEL" [N] or tap #IDENTIFIER
      """#
    )
  }

  @Test("tap distinguishes identifiers from comments")
  func tellsIdentifiersFromComments() throws {
    try replay(
      #"""
      > tap #add
      ~ text "Count 0" → "Count 1"
      > tap #ad
      nothing here has the identifier 'ad'; did you mean 'add'?
      > tap # comment
      name the control, as in: tap "Save"
      > tap #add # comment
      ~ text "Count 1" → "Count 2"
      """#
    )
  }

  @Test("tap finds a control by the beginning of its label at the prompt")
  func takesTheBeginningOfALabel() throws {
    try replay(
      #"""
      > tap "Comp"
      taken as: button "Compose"
      sheet "New Post" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
      +    │        └─ sheet  ▶ "New Post"
           └─ … 2 tabs unchanged
      > tap "Dis"
      taken as: button "Discard"
      alert "Sure?" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
           │        └─ sheet  "New Post"
      +    │           └─ alert  ▶ "Sure?"   [Keep]
           └─ … 2 tabs unchanged
      """#,
      isInteractive: true
    )
  }
}
