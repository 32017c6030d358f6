import SceneText
import Script
import Testing

@Suite("help")
struct HelpCommandTests {
  @Test("help lists every command in its group, and every topic")
  func listsEverything() {
    let words = HelpText(layout: TextLayout(width: 80)).catalogue
      // What goes on in a further line is set in further.
      .filter { !$0.plain.hasPrefix("   ") }
      .map { $0.plain.split(separator: " ").prefix($0.plain.hasPrefix(" ") ? 1 : 9) }
      .map { $0.joined(separator: " ") }
    let groups = CommandGroup.allCases.flatMap { group in
      [group.rawValue] + CommandList.all.filter { $0.group == group }.map { $0.word }
    }
    #expect(words == groups + ["topics"] + TopicList.all.map(\.name))
  }

  @Test("help prints everything in a narrow window", arguments: [40, 60])
  func narrow(width: Int) {
    func words(_ width: Int) -> [Substring] {
      let text = HelpText(layout: TextLayout(width: width))
      let topics = (TopicList.all.map(HelpLibrary.Subject.topic) + [.commands]).flatMap(
        text.lines(for:)
      )
      #expect(topics.allSatisfy { $0.columns <= width })
      return topics.flatMap { $0.plain.split(separator: " ") }
    }
    #expect(words(width).joined() == words(1_000).joined())
  }

  @Test("help names everything on one screen")
  func namesEverything() {
    let lines = HelpText(layout: TextLayout(width: 80)).overview.map(\.plain)
    #expect(lines.count < 24)
    let words = lines.dropLast(2).flatMap { $0.dropFirst(19).split(separator: " ") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }.map(String.init)
    let commands = CommandGroup.allCases.flatMap { group in
      CommandList.all.filter { $0.group == group }.map { $0.word }
    }
    #expect(words == commands + TopicList.all.map(\.name))
  }

  @Test("help explains a command, and corrects an unknown word")
  func explains() throws {
    try replay(
      #"""
      > help tap
      tap "LABEL" [N] or tap #IDENTIFIER
        Taps a button, a link or another control. Give the visible label of the
        control, with or without quotes. If only one control fits, some words of the
        label are enough; the answer names the control. If several controls have the
        same label, a number chooses one, counted from the top. #IDENTIFIER finds a
        control by its accessibility identifier; put it in quotes if it has spaces.
        for example:
          tap "Log In"
          tap "Edit" 2
          tap #save
        see also: labels, pick, toggle
      > help exit-codes
      The meaning of the exit codes
          0   everything ran and passed
          1   an expectation did not hold, a command failed, or a check failed
          2   NavLab cannot read or understand a command or a file
          3   the app's code does not compile
          4   the app crashed, exited, or ran out of time
          70  an internal error occurred in NavLab
        see also: scripts, expectations
      > help tpa
      there is no command or topic 'tpa'; did you mean 'tap'?
      > help vlaues
      there is no command or topic 'vlaues'; did you mean 'values'?
      > help xxxxxx
      there is no command or topic 'xxxxxx'; 'help' lists them all
      """#
    )
  }
}
