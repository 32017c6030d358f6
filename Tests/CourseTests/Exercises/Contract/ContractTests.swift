import Testing

@testable import Course

@Suite("The contract that tells learners what is judged")
struct ContractTests {
  private func contract(
    _ checks: String,
    kind: String = "code",
    sections: String = "",
    top line: String = ""
  ) throws -> String {
    let course = try CourseOnDisk(SampleFiles.course)
    let top =
      "title: T\nkind: \(kind)\nlesson: 01-stacks\nminutes: 5\nhints: [a, b, c]\n\(line)checks:\n"
    try course.write("Exercises/01-there/exercise.yml", top + checks)
    try course.write("Exercises/01-there/checks.nav", sections)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    #expect(!exercise.contract.blocks.isEmpty)
    return exercise.contract.markdown.replacing("  \n", with: "\n")
  }

  @Test("Scripts list what they compare and the labels they use; hidden scripts list nothing")
  func scripts() throws {
    let checks = """
      - {name: a, title: "It *counts*.", points: 1, visibility: public}
      - {name: b, title: B, points: 2, visibility: public, requires: a}
      - {name: c, title: Secret title, points: 3, visibility: hidden, requires: b}
      """
    let sections = """
      ## check a
      tap "Go" # now
      expect screen "Detail"
      expect path count 1
      expect path [.a, .item(id: 1, "b")]
      ## check b
      open shop://item/2
      expect not sheet
      ## check c
      tap "Secret"
      expect text "Secret"
      """
    #expect(
      try contract(checks, sections: sections) == """
        ## How it is checked

        1. It \\*counts\\*. (1 point)
           Compared: the title of the screen; how many values are in the path; the values in the path.
        2. B (2 points)
           Judged when 1 holds.
           Compared: the sheet.

        1 hidden check (3 points) is decided at grading.

        The checks find controls by these labels, so keep them: `Go`.

        They open `shop://item/2`.

        The checks use these names, so use the same names: `.a`, `.item(id:_:)`.

        Everything else is free: how the app looks, how the code is organised, and what other types and \
        properties are called.

        """
    )
  }

  @Test("Names that checks call are listed, even for hidden checks, but not their use")
  func names() throws {
    let checks = """
      - {name: a, title: A, points: 1, visibility: public}
      - {name: b, title: B, points: 1, visibility: hidden}
      - {name: c, title: C, points: 1, visibility: hidden, goal: {path: ['.line(4)', '_']}}
      """
    let sections = """
      ## check a
      router.show("Mill, (North)")
      router.show("Mill", of: .line(4)) # .comment
      expect objects Router 1
      expect property router#2.path [.line(4), .stop("Market .south")]
      expect not router.isBusy
      expect router.path.count == 2
      ## check b
      router.home()
      settings.theme = .dark
      push Box(number: 239)
      expect path count 1
      """
    let text = try contract(checks, sections: sections)
    #expect(
      text.contains(
        """
        The checks use these names, so use the same names: `router.show(_:)`, `router.show(_:of:)`, `.line(_:)`, \
        `Router`, `router.path`, `.stop(_:)`, `router.isBusy`, `router.home()`, `settings.theme`, `.dark`. \
        `router` and `settings` are properties of a view or of the app. The checks append `Box(number:)` to the path, \
        so declare a destination for its type.
        """
      ),
      "\(text)"
    )
    for secret in ["239", "Mill, (North)", "comment", "south"] { #expect(!text.contains(secret)) }
  }

  @Test("A learner who writes no Swift has no names to keep")
  func noNames() throws {
    let checks = "- {name: a, title: A, points: 1, visibility: public}"
    let text = try contract(checks, kind: "commands", sections: "## check a\nexpect path [.a]")
    #expect(!text.contains("names"))
  }

  @Test(
    "The names in a value are its cases and types, whatever they contain",
    arguments: [
      ("[]", []), ("[1, 2.5, \"a.b(c)\", true, nil, _]", []),
      ("[.list, .detail(id: 42)]", [".list", ".detail(id:)"]),
      ("Route.line(4)", [".line(_:)"]),
      (".map(.pin(at: 1, [2, 3]), \"x, y\")", [".map(_:_:)", ".pin(at:_:)"]),
      ("[Box(number: 1), Tag()]", ["Box(number:)", "Tag()"]),
      (".count == 2", [".count"]), ("[.a].count", [".a"]), ("\"open", []), (".a(", [".a()"]),
    ]
  )
  func swiftNames(value: String, names: [String]) {
    #expect(SwiftNames(in: value).names == names)
  }

  @Test("Checks of the source name the faults and the command that shows them")
  func source() throws {
    let checks = """
      - {name: a, title: A, points: 1, visibility: public, lint: [nested-stack, endless-link-loop]}
      - {name: b, title: B, points: 1, visibility: public, lint: all}
      """
    #expect(
      try contract(checks) == """
        ## How it is checked

        1. A (1 point)
           Checked: the source of your app does not contain `nested-stack` (a NavigationStack inside another one); \
        `endless-link-loop` (the loop that reads a link does not move on in every case).
           `navlab lint --only nested-stack --only endless-link-loop` shows it.
        2. B (1 point)
           Checked: the source of your app has no known navigation mistakes.
           `navlab lint` shows the mistakes; notes do not count.

        Everything else is free: how the app looks, how the code is organised, and what types and properties \
        are called.

        """
    )
  }

  @Test("The oldest iOS version is stated, also in the command that shows the judging")
  func version() throws {
    let checks = """
      - {name: a, title: A, points: 1, visibility: public, lint: newer-api}
      - {name: b, title: B, points: 1, visibility: public, lint: all}
      """
    #expect(
      try contract(checks, top: "ios: 16.4\n") == """
        ## How it is checked

        The app supports iOS 16.4 and later.

        1. A (1 point)
           Checked: the source of your app does not contain `newer-api` (a name that the oldest supported \
        version of iOS does not have).
           `navlab lint --ios 16.4 --only newer-api` shows it.
        2. B (1 point)
           Checked: the source of your app has no known navigation mistakes.
           `navlab lint --ios 16.4` shows the mistakes; notes do not count.

        Everything else is free: how the app looks, how the code is organised, and what types and properties \
        are called.

        """
    )
  }

  @Test("States list the compared parts with their points, and the parts left free")
  func states() throws {
    let checks = """
      - name: a
        title: A
        points: 3
        visibility: public
        goal: {tab: Feed, screens: [Feed, Post]}
        worth: {tab: 1, screens: 2, presented: 0}
      - name: b
        title: B
        points: 1
        visibility: public
        free: presented
        goals: [{path: '[]'}, {path: ['.a', '.b(id: 2)']}]
      """
    #expect(
      try contract(checks, kind: "homework", sections: "## check b\ntree\nexpect issues none")
        == """
        ## How it is checked

        1. A (3 points)
           Compared: the selected tab (1); the screens of the stack by their titles, the root first (2); that \
        nothing is presented over them.
           Free: the values in the path; texts on the screen.
        2. B (1 point)
           Compared on the way: the issues that SwiftUI reports.
           Compared at the end: the values in the path. One of 2 states is enough.
           Free at the end: the selected tab; the screens of the stack by their titles, the root first; the \
        presentation over the screens; texts on the screen.

        The checks use these names, so use the same names: `.a`, `.b(id:)`.

        Everything else is free: how the app looks, how the code is organised, and what other types and \
        properties are called.

        """
    )
  }

  @Test("Questions are listed with their choices, and predictions with their actions")
  func answers() throws {
    let quiz = """
      - name: a
        title: Why?
        points: 1
        visibility: public
        choices: [{text: So., why: No.}, {text: Thus., right: true, why: Yes.}]
      """
    #expect(
      try contract(quiz, kind: "quiz") == """
        ## How it is checked

        In `answers.txt`, write the letter of each right choice after each name.

        1. Why? (1 point)
           Name: `a`. One choice is right.
           
           - a: So.
           - b: Thus.

        """
    )
    let many = (1...10).map { number in
      quiz.replacing("name: a", with: "name: q\(number)")
    }
    let tenth = try contract(many.joined(separator: "\n"), kind: "quiz")
    #expect(
      tenth.contains(
        """
        10. Why? (1 point)
            Name: `q10`. One choice is right.
            
            - a: So.
            - b: Thus.
        """
      )
    )
    let prediction = "- {name: a, title: Where?, points: 1, visibility: public, predict: screen}"
    #expect(
      try contract(prediction, kind: "predict", sections: "## check a\ntap \"Go\"\nback") == """
        ## How it is checked

        In `answers.txt`, write your prediction after each name.

        1. Where? (1 point)
           Name: `a`. After `tap "Go"`, `back`: the title of the visible screen, as in `Letter`.

        Case, quotes and spaces do not matter.

        """
    )
  }
}
