import SceneText
import Testing

@testable import Script

@Suite("Words that people bring from elsewhere")
struct HabitLineTests {
  @Test(
    "a familiar word means the command with the same effect",
    arguments: [
      ("exit", "quit"), ("q", "quit"), (":q!", "quit"), ("exit()", "quit"), ("EXIT", "quit"),
      ("exit;", "quit"), ("cls", "clear"), ("?", "help"), ("? tap", "help tap"),
      ("man tap", "help tap"),
      ("help(tap)", "help tap"), ("help()", "help"), ("dismiss()", "dismiss"), ("pop()", "pop"),
      ("cd ..", "back"), ("..", "back"), ("cd", "root"), ("cd /", "root"), ("pwd", "path"),
      ("u", "undo"), (":redo", "redo"), ("restart", "relaunch"),
      ("click Blue Lake", "tap Blue Lake"),
      ("po router.path", "router.path"), ("p router", "router"),
      ("print(router.path)", "router.path"), ("popToRoot()", "root"),
      ("learn 1", "lesson 1"), ("exercises", "list"), ("navlab check 1", "check 1"),
      ("./navlab check 1", "check 1"), ("/opt/navlab/navlab hint", "hint"),
      ("navlab learn 2", "lesson 2"),
      ("navlab learn --list", "lesson"), ("navlab list sheet", "list sheet"),
      ("navlab explain nested-stack", "explain nested-stack"), ("navlab progress", "progress"),
      ("grep NavigationLink", "code NavigationLink"),
      ("go back", "back"), ("Where am I?", "path"), ("what can I do ?", "links"),
      ("go to the root.", "root"), ("tour", "lesson 0"), ("build", "reload"),
      ("hi", "help"), ("Hallo", "help"), ("hilfe", "help"), ("zurück", "back"), ("weiter", "next"),
      ("n", "next"), ("lösung 2", "solution 2"), ("Aufgabe 3", "start 3"),
      ("exercise 1", "start 1"),
      ("click on Blue Lake", "tap Blue Lake"), (#"tippe auf "Blue Lake""#, #"tap "Blue Lake""#),
      ("show tree", "tree"), ("show me the links", "links"),
      ("please tap Blue Lake", "tap Blue Lake"),
      ("Please go back", "back"), ("zeige mir den tree", "tree"), ("show buttons", "links"),
      ("go to Profile", "tap Profile"), ("switch to the Profile tab", "tap Profile"),
      ("navigate to Blue Lake", "tap Blue Lake"), ("I don't know", "help"), ("No idea.", "help"),
      ("long press Milk", "hold Milk"), ("longpress Milk", "hold Milk"),
      ("check all", "check --all"), (#"drag "Edit" up"#, #"move "Edit" up"#),
      ("start over", "relaunch"), ("tutorial", "lesson 0"), ("take the tour", "lesson 0"),
      ("up", "back"), ("back back", "back 2"), ("swipe back", "back"), ("close sheet", "dismiss"),
      ("vars", "objects"), ("screenshot", "screen"), ("my progress", "progress"),
      ("docs tap", "help tap"), ("help me!", "help"),
      ("begin", "lesson 0"), ("solve 2", "start 2"), ("do exercise 2", "start 2"),
      ("give me a hint", "hint"), ("i need a hint", "hint"), ("go saved", "tap saved"),
      ("go back to Inbox", "back to Inbox"),
      ("please go on", "next"),
      ("errors", "issues"), ("demo", "play"), ("sleep 1s", "wait 1s"), ("issues?", "issues"),
      ("$ tree", "tree"), ("> tree", "tree"), ("Trails › Blue Lake ❯ tree", "tree"),
      ("trailhead://hut/eagle", "open trailhead://hut/eagle"),
      ("press back", "back"), ("tap the back button", "back"), ("How do I start?", "lesson 0"),
      ("what's my score?", "progress"), ("quit lesson", "quit"), ("next lesson", "lesson"),
      ("Tree", "tree"), (#"TAP "Blue Lake""#, #"tap "Blue Lake""#), ("Back", "back"),
    ]
  )
  func meant(typed: String, line: String) {
    #expect(HabitLine(typed)?.meaning == .line(line))
  }

  @Test(
    "a familiar word without an exact counterpart gets a hint to similar commands",
    arguments: [
      ("ls", "links"), ("ls -la", "links"), ("cat App.swift", "'code' shows"),
      ("vim App.swift", "reload"),
      ("git log", "history"), ("let x = 1", "objects"), ("print(1)", "objects"),
      ("rm -rf x", "shell"),
      ("cd Profile", "tap Profile"), ("swift build", "shell"), ("sudo rm", "shell"),
      ("navlab", "already"), ("navlab grade work", "'navlab grade work' works in a shell"),
      ("navlab watch 1", "works in a shell"), ("navlab progress export x", "works in a shell"),
      ("navlab --version", "works in a shell"), ("navlab chekc 1", "did you mean 'check'?"),
      ("navlab nonsense", "'help' lists"),
      ("init", "'navlab init' works in a shell"),
      ("init ~/navigation", "'navlab init ~/navigation' works in a shell"),
      ("setup linter", "works in a shell"), ("export site x", "works in a shell"),
      ("lint", "'navlab lint' works in a shell"), ("build App.swift", "works in a shell"),
      ("export A=1", "not a shell"), ("run", "relaunch"),
      ("how do I quit?", "'help quit' explains"), ("How can I go back", "'help back' explains"),
      ("what is this?", "'help' lists them all"), ("was soll ich tun?", "'help' lists them all"),
      ("Wie geht es zurück?", "'help' lists them all"),
      ("can I undo a tap?", "'help tap' explains"),
      ("no", "there is no question"), ("load", "open-file"), ("version", "works in a shell"),
      ("navigationDestination", "app's files"), ("toolbar", "app's files"),
      ("slide Volume", "pick"),
      ("double tap Save", "waits for taps"), ("pinch", "size regular"),
      ("// a note", "begins with #"), ("quiz", "answer 3"), ("sheet", "list sheet"),
      (#".hut(id: "eagle")"#, #"push .hut(id: "eagle")"#),
      (#".navigationTitle("Hi")"#, "app's files"),
      ("@State", "app's files"), ("3", "'lesson 3' opens"), ("}", "app's files"),
      ("whats next", "help"), ("find sheet", "list WORD"), ("^C", "Ctrl-C stops"),
      ("thanks", "'help' lists"), ("!ls", "not a shell"), ("~/Desktop", "not a shell"),
      ("previous", "in a lesson"), ("url", "open URL"), ("deep link", "open URL"),
      ("iPad", "size regular"),
      ("theme", "'set' lists"), ("true", "app's files"),
      ("yes", "there is no question"), ("OK", "there is no question"),
      (#"NavigationLink("Blue Lake")"#, "app's files"),
      (#"Button("Save") { save() }"#, "app's files"),
    ]
  )
  func told(typed: String, words: String) {
    guard case .advice(let advice) = HabitLine(typed)?.meaning else {
      Issue.record("no advice for \(typed)")
      return
    }
    #expect(advice.contains(words), "\(advice)")
  }

  @Test(
    "a familiar word that begins a sentence has no meaning",
    arguments: [
      "I think c", "q is the answer", "frobnicate", "", "show me the way", "state of the art",
      "review my code", "report this to them", "what I saw", "is not right", "who writes it",
      "show me nothing", "go to sleep because I am tired", "please", "Tap it because I can",
    ]
  )
  func nothing(typed: String) {
    #expect(HabitLine(typed) == nil)
  }

  @Test("familiar words are not commands, and each means an existing command")
  func table() throws {
    var seen: Set<String> = []
    for habit in Habit.all {
      for word in habit.words {
        #expect(!CommandList.words.contains(word), "\(word) is a command")
        #expect(seen.insert(word).inserted, "\(word) stands there twice")
        #expect(word == word.lowercased())
      }
      if case .command(let command, _) = habit.meaning {
        let word = command.split(separator: " ").first.map(String.init)
        #expect(word.map(CommandList.words.contains) == true)
      }
    }
    for word in Invocation.subcommands {
      guard let command = Invocation.atPrompt(word) else { continue }
      #expect(CommandList.words.contains(command), "\(command)")
    }
  }

  @Test("the prompt runs or explains them, after an app's own objects, and a script refuses them")
  func lines() throws {
    try replay(
      #"""
      > ls
      there is no list of files here: 'links' lists what you can tap, 'screen' shows
        the screen, 'code' shows the source, and 'list' lists the exercises
      > git status
      'history' lists the steps, 'undo' reverts one, 'bookmark' names a moment, and
        'goto' returns to it; run git itself in a shell
      > click "Edit" 2
      taken as: tap "Edit" 2
      nothing changed; you are at Home
      > tree -h
      \#(try Self.head(of: "help tree"))
      > back back
      "Home" is the root of its stack, so there is no back button
      > edit everything
      edit files in your own editor, in another terminal; 'reload' builds what you
        have saved, and 'watch' does so automatically
      > self.path.append(.detail(id: 1))
      'path' is not one of the app's objects; instead, type: push .detail(id: 1), or
        router.path.append(.detail(id: 1)), one of 2 paths in the app's objects
      > self.router.path
      'self' does not work at the prompt; instead, type: router.path
      > path.append(.detail(id: 1))
      'path' is not one of the app's objects; instead, type: push .detail(id: 1), or
        router.path.append(.detail(id: 1)), one of 2 paths in the app's objects
      > path.append(contentsOf: [.detail(id: 1), .detail(id: 2), .detail(id: 3), .detail(id: 4)])
      'path' is not one of the app's objects; instead, type: push VALUE, or
        router.path.append(...), one of 2 paths in the app's objects
      > path.removeLast()
      'path' is not one of the app's objects; instead, type: pop, or
        router.path.removeLast(), one of 2 paths in the app's objects
      """#,
      isInteractive: true
    )
  }

  private static func head(of line: String) throws -> String {
    let lines = try Interpreter(driver: FakeApp()).run(line: line)?.lines ?? []
    return lines.map(\.plain).joined(separator: "\n")
  }
}
