import SceneModel
import Script

extension CounterpartTable {
  private static let ownCode = "only the app's own code can do this; reach the state with taps"

  /// The rows for commands that act like the app's own code.
  static let state: [Counterpart] = [
    .command(PushCommand.self, .skip(ownCode)),
    .command(PopCommand.self, .skip(ownCode)),
    .command(RootCommand.self, .skip(ownCode)),
    .command(
      PathCommand.self,
      "a comment",
      note: "`path` only inspects the app. With a new path, the test is skipped: \(ownCode)."
    ) { line, _ in line.values == nil ? nil : ownCode },
    .command(ObjectCommand.self, .skip("a UI test cannot reach the app's objects")),
  ]

  /// The rows for events from outside the app.
  static let events: [Counterpart] = [
    .command(
      OpenCommand.self,
      "`XCUIDevice.shared.system.open(try link(\"URL\"))`",
      note:
        "Opening a URL needs iOS 16.4. The app's Info.plist must name the scheme, and iOS may ask for confirmation."
    ) { line, code in
      code.open(line.url, with: "XCUIDevice.shared.system")
      return nil
    },
    .command(
      LaunchCommand.self,
      "`app.launch()`, `app.launchArguments`, `app.launchEnvironment`",
      note:
        "The app keeps its saved data; make the app delete this data when it gets a certain launch "
        + "argument. With a URL: `app.open(try link(\"URL\"))`."
    ) { line, code in
      code.setArguments(line.launchArguments)
      guard let url = line.url else {
        code.add("app.launch()")
        return nil
      }
      code.add("app.terminate()")
      code.open(url, with: "app")
      return nil
    },
    .command(
      RelaunchCommand.self,
      "`XCUIDevice.shared.press(.home)`, `app.terminate()`, `app.launch()`",
      note:
        "After a force quit, iOS may keep different data, because the app does not go to the background first."
    ) { line, code in
      if !line.isForced { code.add("XCUIDevice.shared.press(.home)") }
      code.add("app.terminate()")
      code.setArguments(LaunchArguments())
      guard let url = line.url else {
        code.add("app.launch()")
        return nil
      }
      code.open(url, with: "app")
      return nil
    },
    .command(BackgroundCommand.self, "`XCUIDevice.shared.press(.home)`") { _, code in
      code.add("XCUIDevice.shared.press(.home)")
      return nil
    },
    .command(ActivateCommand.self, "`app.activate()`") { _, code in
      code.add("app.activate()")
      return nil
    },
    .command(NotifyCommand.self, .skip("only the app's own code posts its notifications")),
    .command(
      NotificationCommand.self,
      .skip("a UI test cannot send a push notification; use simctl push, or a launch argument")
    ),
    .command(
      ContinueCommand.self,
      .skip("a UI test cannot continue an activity; open a universal link instead")
    ),
    .command(IntentCommand.self, .skip("a UI test cannot run an App Intent by name")),
    .command(
      QuickActionCommand.self,
      .skip(
        "a UI test does not know the name of the app's icon; add code that presses it in SpringBoard"
      )
    ),
    .command(
      WaitCommand.self,
      "`pause(SECONDS)`",
      note: "The wait takes real time; a wait of more than a minute skips the test."
    ) { line, code in
      guard line.seconds <= 60 else {
        return "a UI test would wait in real time, and more than a minute is too long"
      }
      code.add("pause(\(line.seconds))")
      return nil
    },
    .command(SizeCommand.self, .skip("the device determines the width; run the test on an iPad")),
    .command(
      TextSizeCommand.self,
      .skip("the settings determine the text size; choose it in the simulator, or in a test plan")
    ),
    .command(WindowCommand.self, .skip("a UI test cannot name the windows of an iPad app")),
  ]

  private static let onlyLooks = "it only inspects the app"
  private static let ofTheSession = "it affects the session, not the app"

  /// The rows for commands that only inspect the app.
  static let looks: [Counterpart] =
    [
      TreeCommand.self, ScreenCommand.self, HearCommand.self, CodeCommand.self, TabsCommand.self,
      WindowsCommand.self, LinksCommand.self, DiffCommand.self, WhyCommand.self,
      GraphCommand.self, IssuesCommand.self, ExplainCommand.self, ObjectsCommand.self,
      ConsoleCommand.self, HistoryCommand.self,
    ].map { (type: any Command.Type) in .command(type, .comment(onlyLooks)) }

  private static let timeTravel: [any Command.Type] = [
    UndoCommand.self, RedoCommand.self, GotoCommand.self, RejoinCommand.self,
  ]

  /// The rows for commands about history, the course and the session.
  static let sessions: [Counterpart] =
    timeTravel.map { .command($0, .skip("no device can go back in time; begin another test")) }
    + [
      BookmarkCommand.self, BranchCommand.self, LessonCommand.self, NextCommand.self,
      ListCommand.self, StartCommand.self, AnswerCommand.self, CheckCommand.self,
      HintCommand.self, SolutionCommand.self, ResetCommand.self, SkipCommand.self,
      ProgressCommand.self, PlayCommand.self, RecordCommand.self, SaveCommand.self,
      SetCommand.self, ClearCommand.self, HelpCommand.self, WatchCommand.self,
    ].map { (type: any Command.Type) in .command(type, .comment(ofTheSession)) }
    + [
      .command(OpenFileCommand.self, .skip("a UI test can drive only the app of its own project")),
      .command(ReloadCommand.self, .skip("Xcode builds the app before the test")),
      .command(SourceCommand.self, .skip("export the other script, too, and call it")),
      .command(QuitCommand.self, .comment("the test ends here anyway")),
      .command(
        ExpectCommand.self,
        "an assertion",
        note: "See the table of expectations. `not` reverses the assertion."
      ) { _, _ in nil },
    ]
}
