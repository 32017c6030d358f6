/// The list of all commands of the language, in the order of the help.
package enum CommandList {
  /// All commands of the language.
  package static let all: [any Command.Type] = [
    TapCommand.self, HoldCommand.self, BackCommand.self, DismissCommand.self, EscapeCommand.self,
    DetentCommand.self,
    TabCommand.self,
    TypeCommand.self,
    ToggleCommand.self, PickCommand.self, ScrollCommand.self, SwipeCommand.self, MoveCommand.self,
    SearchCommand.self, RefreshCommand.self,
    PushCommand.self, PopCommand.self, RootCommand.self, PathCommand.self, ObjectCommand.self,
    OpenCommand.self, LaunchCommand.self, RelaunchCommand.self, BackgroundCommand.self,
    ActivateCommand.self, NotifyCommand.self, NotificationCommand.self, ContinueCommand.self,
    IntentCommand.self, QuickActionCommand.self,
    WaitCommand.self, SizeCommand.self, TextSizeCommand.self, WindowCommand.self,
    TreeCommand.self, ScreenCommand.self, HearCommand.self, CodeCommand.self, TabsCommand.self,
    WindowsCommand.self,
    LinksCommand.self,
    DiffCommand.self,
    WhyCommand.self, GraphCommand.self, IssuesCommand.self, ExplainCommand.self,
    ObjectsCommand.self, ConsoleCommand.self, HistoryCommand.self,
    UndoCommand.self, RedoCommand.self, GotoCommand.self, BookmarkCommand.self,
    BranchCommand.self, RejoinCommand.self,
    ExpectCommand.self,
    LessonCommand.self, NextCommand.self, ListCommand.self, StartCommand.self, AnswerCommand.self,
    CheckCommand.self, HintCommand.self, SolutionCommand.self, ResetCommand.self, SkipCommand.self,
    ProgressCommand.self, PlayCommand.self,
    OpenFileCommand.self, ReloadCommand.self, WatchCommand.self,
    RecordCommand.self, SaveCommand.self, SourceCommand.self, SetCommand.self,
    ClearCommand.self, HelpCommand.self, QuitCommand.self,
  ]

  /// The first words of all commands, excluding the placeholder for an object.
  package static let words = all.map { $0.word }.filter { $0 != ObjectCommand.word }

  /// Returns the type of the command that begins with the given word, or nil if there is none.
  ///
  /// - Parameter word: The word.
  /// - Returns: The command, or nil if there is none.
  package static func command(_ word: String) -> (any Command.Type)? {
    all.first { $0.word == word }
  }
}
