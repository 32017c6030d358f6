import Testing

@testable import Course

@Suite("The cells of a lesson")
struct LessonCellTests {
  private func read(_ text: String) -> (blocks: [Block], problems: [String]) {
    var reader = MarkdownReader(dialect: .lesson([]), log: ProblemLog(file: "a.md", lineOffset: 10))
    let blocks = reader.blocks(of: text)
    return (blocks, reader.log.problems.map(\.description))
  }

  @Test("A prediction is a cell with commands and questions about them")
  func prediction() {
    let (blocks, problems) = read("```nav predict=screens\n> back\npopped\n```")

    #expect(problems.isEmpty)
    #expect(
      blocks == [.prediction(PredictionCell(.screens, NavCell(text: "> back\npopped\n", line: 12)))]
    )
  }

  @Test("A quiz has a question, and a reason for each choice")
  func quiz() {
    let (blocks, problems) = read(
      """
      Before.

      ```quiz
      How many values does the `path` hold?

      - [ ] One, for the root.
        The root is no value
        in the path.
      - [x] None.

        Only what lies above.
      ```
      """
    )

    #expect(problems.isEmpty)
    let quiz = QuizCell(
      prompt: [.paragraph([.text("How many values does the "), .code("path"), .text(" hold?")])],
      choices: [
        QuizCell.Choice(
          [.text("One, for the root.")],
          isRight: false,
          why: [.paragraph([.text("The root is no value"), .softBreak, .text("in the path.")])]
        ),
        QuizCell.Choice(
          [.text("None.")],
          isRight: true,
          why: [.paragraph([.text("Only what lies above.")])]
        ),
      ],
      line: 14
    )
    #expect(blocks == [.paragraph([.text("Before.")]), .quiz(quiz)])
    #expect(quiz.rightLetters == ["b"])
  }

  @Test("A task has prose, the author's solution, a condition, and hints")
  func task() {
    let (blocks, problems) = read(
      """
      ```task
      Bring "Sula" on screen.

      > tap "Islands"
      > tap "Sula"
      expect screen "Sula"
      hint Look at the list,
        row by row.
      hint Tap it.
      ```
      """
    )

    #expect(problems.isEmpty)
    #expect(
      blocks == [
        .task(
          TaskCell(
            instructions: [.paragraph([.text("Bring \"Sula\" on screen.")])],
            commands: [
              CellLine("tap \"Islands\"", line: 14), CellLine("tap \"Sula\"", line: 15),
            ],
            expectations: [CellLine("expect screen \"Sula\"", line: 16)],
            hints: ["Look at the list, row by row.", "Tap it."],
            line: 12
          )
        )
      ]
    )
  }

  @Test("Free play and teachers' notes are Markdown")
  func passages() {
    let (blocks, problems) = read("```try\nWalk *around*.\n```\n\n```teacher\n- Ask.\n```")

    #expect(problems.isEmpty)
    #expect(
      blocks == [
        .trial([.paragraph([.text("Walk "), .emphasis([.text("around")]), .text(".")])]),
        .teacher([.list(start: nil, items: [[.paragraph([.text("Ask.")])]])]),
      ]
    )
  }

  @Test(
    "A mistake in a cell is reported with its place",
    arguments: [
      (
        "```nav predict=colour\n> back\n```",
        """
        a.md:11:1: 'colour' cannot be predicted; use one of screen, screens, path, count, tab, \
        presented, tree
        """
      ),
      (
        "```nav predict=path slowly\n> back\n```",
        "a.md:11:1: 'nav' takes only 'predict=…'; remove 'slowly'"
      ),
      (
        "```qiuz\nHm?\n```",
        """
        a.md:11:1: 'qiuz' is not a kind of cell; use one of nav, quiz, task, try, teacher, swift, \
        text, sh, yaml, json, xml
        """
      ),
      (
        "```quiz\nHm?\n```",
        "a.md:11:1: a 'quiz' cell must end with its choices; write '- [ ] …' or '- [x] …' lines"
      ),
      (
        "```quiz\nHm?\n\n- One.\n  Why.\n- [ ] Two.\n```",
        """
        a.md:11:1: a choice must begin with '[ ]', or with '[x]' if it is right
        a.md:11:1: the choice 'Two.' has no explanation; write one below
        """
      ),
      (
        "```quiz\n- [ ] One.\n  Why.\n```",
        """
        a.md:11:1: this quiz has no question; write one above the choices
        a.md:11:1: a quiz must have from 2 to 9 choices; this one has 1
        a.md:11:1: no choice is right; write '- [x]' before one or more choices
        """
      ),
      (
        "```task\n> back\nwhat now\n```",
        """
        a.md:13:1: after its first command, a task can contain only lines that begin with '>', 'expect' or \
        'hint'; indent a line that continues a hint
        a.md:11:1: this task has no instructions; write them above the commands
        a.md:11:1: a task needs an 'expect …' line for its result; write one
        a.md:11:1: a task needs a hint; write a 'hint …' line
        """
      ),
      ("```try\n```", "a.md:11:1: this 'try' cell is empty; say what to try"),
      (
        "```teacher now\n```",
        """
        a.md:11:1: 'teacher' takes no further arguments; remove 'now'
        a.md:11:1: this 'teacher' cell is empty; write notes or remove it
        """
      ),
      (
        "> ```try\n> Go.\n> ```",
        "a.md:11:3: a 'try' cell cannot be in a list or a quote; move it out"
      ),
      (
        "````try\nGo.\n\n```nav\n> back\n```\n````",
        "a.md:14:1: a cell cannot contain another cell; use 'text' for code inside a cell"
      ),
      (
        "```try\n<b>Go</b>\n```",
        """
        a.md:12:1: a terminal cannot show this (html inline); use paragraphs, lists, quotes and code
        a.md:12:6: a terminal cannot show this (html inline); use paragraphs, lists, quotes and code
        """
      ),
    ]
  )
  func mistakes(text: String, problems: String) {
    #expect(read(text).problems.joined(separator: "\n") == problems)
  }
}
