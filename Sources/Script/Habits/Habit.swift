/// Words or sentences that users know from other tools, with their meaning at the prompt.
struct Habit: Sendable {
  /// The words or sentences, in lower case.
  let words: [String]
  /// The meaning of the words.
  let meaning: Meaning

  /// The meaning of a word from another tool.
  enum Meaning: Sendable {
    /// A command, to which the rest of the line may be appended.
    case command(String, takesRest: Bool)
    /// Advice that names similar commands, without a command to run.
    case advice(String)
  }

  private init(_ words: [String], _ meaning: Meaning) {
    self.words = words
    self.meaning = meaning
  }

  /// Returns the habit that includes a word, or nil if the word is unknown.
  ///
  /// - Parameter word: The word as typed.
  /// - Returns: The habit, or nil if the word is unknown.
  static func named(_ word: String) -> Habit? {
    let wanted = word.lowercased()
    return all.first { $0.words.contains(wanted) }
  }

  /// All known habits.
  static let all = commands + phrases + shell + course + gestures + editors + languages

  private static func does(_ command: String, _ words: String) -> Habit {
    Habit(words.split(separator: " ").map(String.init), .command(command, takesRest: false))
  }

  private static func begins(_ command: String, _ words: String) -> Habit {
    Habit(words.split(separator: " ").map(String.init), .command(command, takesRest: true))
  }

  private static func phrase(_ command: String, _ phrases: String...) -> Habit {
    Habit(phrases, .command(command, takesRest: false))
  }

  private static func tells(_ advice: String, _ words: String) -> Habit {
    Habit(words.split(separator: " ").map(String.init), .advice(advice))
  }

  private static let commands: [Habit] = [
    does(
      QuitCommand.word,
      "exit q :q :q! :qa :qa! :wq :x :quit :exit zz bye logout leave end exit(0) quit(0) "
        + "\\q .exit .quit beenden ende tschüss"
    ),
    does(ClearCommand.word, "cls"),
    begins(
      HelpCommand.word,
      "? h -h --help /? /help :h :help man info apropos usage docs documentation "
        + "manual hilfe"
    ),
    does(HelpCommand.word, "hi hello hey hallo moin"),
    does(BackCommand.word, ".. cd.. goback popd up zurück zurueck"),
    does(RootCommand.word, "home poptoroot poptorootviewcontroller"),
    does(PathCommand.word, "pwd where whereami"),
    does(UndoCommand.word, "u :u :undo z"),
    does(RedoCommand.word, ":redo :red"),
    does(RelaunchCommand.word, "restart rerun reboot"),
    does(ReloadCommand.word, "build make compile recompile"),
    does(TreeCommand.word, "state status dump hierarchy"),
    does(ScreenCommand.word, "show look view screenshot"),
    does(ObjectsCommand.word, "vars variables locals"),
    does("\(LessonCommand.word) 0", "tutorial begin intro introduction"),
    does(IssuesCommand.word, "errors warnings problems bugs"),
    begins(PlayCommand.word, "demo demos"),
    begins(WaitCommand.word, "sleep pause"),
    begins(ExpectCommand.word, "assert verify"),
    does(LinksCommand.word, "buttons controls options actions menu"),
    does(ProgressCommand.word, "points score"),
    begins(
      TapCommand.word,
      "click press touch hit choose select tippe tippen klick klicke drücke wähle"
    ),
    begins(MoveCommand.word, "drag"),
    begins(HoldCommand.word, "longpress long-press long"),
    does(NextCommand.word, "n nxt proceed weiter"),
    begins(StartCommand.word, "exercise task solve aufgabe übung"),
    begins(HintCommand.word, "hinweis"),
    begins(SolutionCommand.word, "lösung"),
    begins(DismissCommand.word, "close"),
    begins(LessonCommand.word, "lessons learn lektion lektionen"),
    begins(ListCommand.word, "exercises aufgaben übungen"),
    begins(CheckCommand.word, "test submit"),
    begins(SetCommand.word, "config settings preferences :set"),
    begins(HistoryCommand.word, "log"),
    begins(CodeCommand.word, "grep rg ack src"),
  ]

  /// The habits that consist of complete sentences.
  private static let phrases: [Habit] = [
    phrase(
      BackCommand.word,
      "go back",
      "take me back",
      "previous screen",
      "swipe back",
      "go up",
      "press back",
      "click back",
      "tap the back button",
      "press the back button",
      "back button"
    ),
    phrase(NextCommand.word, "go on", "go ahead", "carry on"),
    phrase("\(BackCommand.word) 2", "back back"),
    phrase("\(BackCommand.word) 3", "back back back"),
    phrase(RelaunchCommand.word, "start over", "start again", "begin again"),
    phrase(
      "\(LessonCommand.word) 0",
      "start tour",
      "start the tour",
      "take the tour",
      "guided tour",
      "the tour",
      "how do i start",
      "how do i begin",
      "where do i start",
      "where do i begin"
    ),
    phrase(
      DismissCommand.word,
      "close sheet",
      "close the sheet",
      "close it",
      "dismiss sheet",
      "dismiss the sheet"
    ),
    phrase(RootCommand.word, "go home", "go to root", "go to the root"),
    phrase(
      PathCommand.word,
      "where am i",
      "where are we",
      "what is the path",
      "show path",
      "show the path"
    ),
    phrase(ScreenCommand.word, "what do i see", "show screen", "show the screen"),
    phrase(LinksCommand.word, "what can i do", "what can i tap", "show links", "where can i go"),
    phrase(
      HelpCommand.word,
      "what now",
      "i am lost",
      "i'm lost",
      "i don't know",
      "i dont know",
      "i have no idea",
      "no idea",
      "i need help",
      "help me",
      "help please",
      "i am stuck",
      "i'm stuck"
    ),
    phrase(UndoCommand.word, "take it back"),
    phrase("\(CheckCommand.word) --all", "check all", "check everything"),
    phrase(
      "\(HelpCommand.word) \(HelpLibrary.allCommands)",
      "help --all",
      "help all",
      "list commands"
    ),
    phrase(ProgressCommand.word, "what's my score", "what is my score", "how am i doing"),
    phrase(ListCommand.word, "list all", "list exercises", "list all exercises", "show exercises"),
    phrase(StartCommand.word, "start the first exercise", "start first exercise"),
    phrase(WhyCommand.word, "why not", "why did nothing happen", "nothing happens"),
    phrase(
      QuitCommand.word,
      "good bye",
      "i want to quit",
      "let me out",
      "quit lesson",
      "leave lesson"
    ),
  ]

  private static let shell: [Habit] = [
    tells(
      "there is no list of files here: 'links' lists what you can tap, 'screen' shows the screen, "
        + "'code' shows the source, and 'list' lists the exercises",
      "ls ll la l dir"
    ),
    tells(
      "'list WORD' finds exercises, and 'code WORD' finds lines of the app's source; 'links' lists what you can tap",
      "find"
    ),
    tells(
      "Ctrl and a letter are keys that you press together: Ctrl-C stops a command, and Ctrl-D leaves NavLab; "
        + "'help keys' lists them",
      "ctrl ctrl-c ctrl-d ctrl-z ctrl+c ctrl+d ctrl+z strg ^c ^d ^z"
    ),
    tells(
      "'help' lists the commands, and 'quit' leaves",
      "thanks thank thx danke maybe cool great nice wow"
    ),
    tells(
      "'set' lists the settings, such as color, ascii and width",
      "theme dark light font colors"
    ),
    tells(
      "'code' shows the app's source, and 'code WORD' shows the lines that contain WORD; read other "
        + "files in another terminal",
      "cat less more head tail bat"
    ),
    tells(
      "change files in a shell, in another terminal; 'reload' then builds the app again",
      "rm mv cp mkdir rmdir chmod ln unzip tar"
    ),
    tells(
      "this is NavLab's prompt, not a shell; 'help' lists its commands, and 'quit' returns to the shell",
      "sudo bash zsh sh fish ssh apt apt-get brew curl wget export alias which ps top kill "
        + "jobs fg bg su env whoami uname date tmux python python3 node npm pip swift swiftc "
        + "xcodebuild xcrun docker"
    ),
    tells(
      "'history' lists the steps, 'undo' reverts one, 'bookmark' names a moment, and 'goto' returns to it; "
        + "run git itself in a shell",
      "git commit checkout stash revert rebase merge"
    ),
    tells(
      "'run' alone does nothing here: 'relaunch' starts the app again, and 'open-file FILE' opens another app",
      "run"
    ),
    tells("'open-file FILE' opens another app, and 'reload' builds the current app again", "load"),
    tells(
      "'navlab --version' works in a shell: in another terminal, or here after you quit",
      "version --version -v about"
    ),
    tells("a comment begins with #", "// /* --"),
    tells(
      "'tap' goes forward; 'undo' takes back a step, and 'redo' repeats it",
      "forward fwd"
    ),
    tells(
      "there is no question to answer with yes or no; 'help' lists the commands",
      "y yes yeah no nope ok okay sure ja nein"
    ),
    tells(
      "Up recalls the lines that you typed, and 'history' lists the steps",
      "!! !$"
    ),
  ]

  private static let course: [Habit] = [
    tells(
      "'previous' and 'resume' work only in a lesson, and 'lesson 1' opens one; 'back' goes to the previous screen",
      "previous prev resume"
    ),
    phrase(LessonCommand.word, "next lesson"),
    tells(
      "'list quiz' finds the quizzes, and 'answer 3' asks the questions in exercise 3",
      "quiz quizzes questions"
    ),
    tells(
      "no command opens a sheet or an alert: 'links' lists what you can tap, and 'dismiss' closes what "
        + "is open. 'list sheet' and 'list alert' find exercises about them",
      "sheet alert popover cover dialog modal popup"
    ),
  ]

  private static let gestures: [Habit] = [
    tells(
      "'open URL' opens a link, as in: open myapp://post/42; 'list \"deep link\"' finds the exercises about links",
      "url urls deeplink deeplinks deep"
    ),
    tells(
      "'tap' also works as a double tap: it runs the gesture that waits for taps",
      "double doubletap double-tap"
    ),
    tells(
      "'pick' sets a slider or a date, as in: pick \"0.5\" in \"Volume\"",
      "slide adjust"
    ),
    tells(
      "apps do not rotate here; 'size regular' makes the window as wide as a tablet's",
      "pinch zoom rotate shake landscape portrait ipad iphone tablet"
    ),
  ]

  private static let editors: [Habit] = [
    tells(
      "edit files in your own editor, in another terminal; 'reload' builds what you have saved, and "
        + "'watch' does so automatically",
      "vim vi nvim nano emacs edit ed xed pico subl :e :edit dd :i"
    ),
    tells(
      "'save FILE' keeps the commands of this session as a script",
      ":w :write"
    ),
  ]

  private static let languages: [Habit] = [
    tells(
      "write Swift in the app's files; here you can use the app's objects, as in router.path, and "
        + "'objects' lists them",
      "let var func import struct class enum if for while return guard switch print po p "
        + "echo def from self await try navigationlink navigationstack navigationpath button "
        + "text true false nil extension protocol case default throw catch else"
    )
  ]
}
