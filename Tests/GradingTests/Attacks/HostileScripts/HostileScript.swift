/// A script, handed in as an answer, that is made to harm or to earn what it does not deserve.
///
/// `FOLDER` in it stands for a folder that holds the right answer in `right.nav`.
struct HostileScript: Hashable, Sendable, CustomStringConvertible {
  var description: String
  var text: String

  /// All of them; the task is to tap "Door 1".
  static let all = files + course + numbers + long + endless

  private static func scripts(_ texts: [String]) -> [HostileScript] {
    texts.map { text in
      HostileScript(description: String(text.prefix(60).split(separator: "\n")[0]), text: text)
    }
  }

  /// Scripts that read and write files.
  private static let files = scripts([
    "source FOLDER/right.nav",
    "source right.nav",
    "source ../right.nav",
    "source /dev/zero",
    "source /proc/self/environ",
    "play FOLDER/right.nav",
    "open-file FOLDER/right.nav",
    "open-file /etc",
    "save FOLDER/evil.nav",
    "save FOLDER/right.nav --force",
    "save /dev/full --force",
    "record FOLDER/evil.txt\ntree\nrecord off",
    "open file:///etc/passwd",
  ])

  /// Scripts that ask NavLab for the answer, or change what it knows.
  private static let course = scripts([
    "solution --show --whole",
    "solution good --show",
    "answer good",
    "hint --all",
    "check good --all",
    "start good",
    "reset good",
    "skip good",
    "lesson 01-doors\nnext\nnext",
    "play\nplay doors",
    "set color always\nset language de",
    "reload\nwatch on",
    "code\ncode Door",
  ])

  /// Scripts with numbers that no command expects.
  private static let numbers =
    scripts(
      [
        "undo", "redo", "goto", "back", "pop", "diff", "window", "scroll down",
        "move \"Door 1\" down", "tap \"Door 1\"", "detent", "code",
      ].flatMap { word in
        ["9223372036854775807", "-9223372036854775808", "99999999999999999999"].map { number in
          word.hasPrefix("tap") ? "expect not text x\n\(word) \(number)" : "\(word) \(number)"
        }
      }
    )
    + scripts([
      "wait 9223372036854775807s", "wait 1e308s", "wait -5s", "wait 99999999999999999999min",
      "wait 0.0000000000000000000000001ms", "text-size 1e400", "tree --depth -1",
      "tree --depth 9223372036854775807", "diff 9223372036854775807 -9223372036854775808",
      "expect path count 99999999999999999999", "tap #\u{0}",
    ])

  /// Scripts of unusual length and depth.
  private static let long = [
    HostileScript(description: "a deep value", text: "push " + nested("[", "]")),
    HostileScript(description: "a deep value in a call", text: "path = " + nested(".a(", ")")),
    HostileScript(description: "a deep value that never ends", text: "push " + repeated("[")),
    HostileScript(description: "a long label", text: "tap \"" + repeated("x") + "\""),
    HostileScript(
      description: "a label of signs",
      text: "tap \"" + repeated("\u{1F469}\u{200D}") + "\""
    ),
    HostileScript(description: "a long number", text: "pop " + repeated("9")),
    HostileScript(description: "a long word", text: repeated("tap")),
    HostileScript(description: "many wrong lines", text: repeated("x\n")),
    HostileScript(description: "many empty lines", text: repeated("\n") + "expect screen \"No\""),
    HostileScript(description: "many quotes", text: "tap " + repeated("\"")),
    HostileScript(description: "many backslashes", text: "tap \"" + repeated("\\") + "\""),
    HostileScript(description: "many stars", text: "expect text \"" + repeated("*a") + "b\""),
    HostileScript(description: "many conditions", text: "expect " + repeated("not ") + "screen x"),
    HostileScript(
      description: "commands of the terminal",
      text: "tap \"\u{1B}]0;x\u{7}\u{1B}[2J\""
    ),
    HostileScript(description: "a text in the other direction", text: "tap \"\u{202E}1 rooD\""),
  ]

  private static func repeated(_ text: String) -> String { String(repeating: text, count: 50_000) }

  private static func nested(_ opening: String, _ closing: String) -> String {
    repeated(opening) + repeated(closing)
  }

  /// Scripts that have no end of their own.
  private static let endless = [
    HostileScript(
      description: "starts without end",
      text: String(repeating: "relaunch after force quit\n", count: 2_000)
    ),
    HostileScript(
      description: "the same again and again",
      text: "set language de\nset language en\n" + String(repeating: "undo 2\nredo 2\n", count: 500)
    ),
    HostileScript(
      description: "branches of branches",
      text: String(repeating: "branch\nwait 1s\n", count: 500) + "rejoin\n"
    ),
    HostileScript(
      description: "a script that leaves before its end",
      text: "expect screen \"Hallway\"\nquit\ntap \"Door 1\""
    ),
    HostileScript(description: "nothing that is expected", text: "expect not screen \"Room 2\""),
    HostileScript(description: "an end of the app", text: "expect crash\nexpect ended"),
  ]
}
