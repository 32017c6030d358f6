/// A submission that is an archive made to harm or to deceive.
struct HostileArchive: Sendable, CustomStringConvertible {
  var description: String
  var bytes: [UInt8]
  var outcome: Outcome
  /// Whether the exercise takes files under any names.
  var isHomework = false

  /// The outcome of the intake.
  enum Outcome: Hashable, Sendable {
    /// These texts are judged, by the names of their files.
    case taken([String: String])
    /// Nothing is judged, for the reason in the text.
    case refused(String)
  }

  private typealias Entry = PackedByHand.Entry

  private init(
    _ description: String,
    _ bytes: [UInt8],
    _ outcome: Outcome,
    isHomework: Bool = false
  ) {
    self.description = description
    self.bytes = bytes
    self.outcome = outcome
    self.isHomework = isHomework
  }

  private static let app = Entry(name: "App.swift")
  private static let good = Outcome.taken(["App.swift": "let a = 1\n"])
  private static let other = "let b = 2\n"
  private static let twice = Outcome.refused("more than once")

  /// All of them.
  static let all = deceiving + leaving + damaged + huge + named

  /// Archives in which another person would see another work than the judge.
  private static let deceiving = [
    HostileArchive(
      "the file twice in a zip archive",
      PackedByHand.zip([app, Entry(name: "App.swift", text: other)]),
      twice
    ),
    HostileArchive(
      "the file twice in a tar archive",
      PackedByHand.tar([app, Entry(name: "App.swift", text: other)]),
      twice
    ),
    HostileArchive(
      "the file and then a link in its place",
      PackedByHand.tar([app, Entry(name: "App.swift", text: "", type: "2")]),
      twice
    ),
    HostileArchive(
      "the file twice, once below a folder that is none",
      PackedByHand.tar([app] + PackedByHand.long("./././App.swift", text: other)),
      twice
    ),
    HostileArchive(
      "another name beside the content",
      PackedByHand.zip([Entry(name: "App.swift", nameBeside: "Apq.swift")]),
      .refused("another name")
    ),
    HostileArchive(
      "names that differ to a computer only",
      PackedByHand.zip([app, Entry(name: "Key.swift"), Entry(name: "\u{212A}ey.swift")]),
      twice,
      isHomework: true
    ),
    HostileArchive(
      "names that differ in capitals only",
      PackedByHand.zip([Entry(name: "APP.swift", text: other), app]),
      .refused("the same file on some computers")
    ),
    HostileArchive(
      "folders that differ in capitals only, with a file in both",
      PackedByHand.tar([
        Entry(name: "Ada/App.swift"), Entry(name: "b.swift"), Entry(name: "ada/app.swift"),
      ]),
      .refused("the same file on some computers")
    ),
    HostileArchive(
      "a second list in the comment",
      PackedByHand.zip(
        [app],
        comment: PackedByHand.zip([Entry(name: "Apq.swift", text: other + other)])
      ),
      .refused("broken")
    ),
    HostileArchive(
      "an archive of the other kind in the file's place",
      PackedByHand.zip([Entry(name: "App.swift", text: "PK\u{5}\u{6}")]),
      .taken(["App.swift": "PK\u{5}\u{6}"])
    ),
  ]

  /// Archives that lead to other files.
  private static let leaving = [
    HostileArchive(
      "a link in the file's place",
      PackedByHand.zip([Entry(name: "App.swift", text: "/etc/passwd", mode: 0o120777)]),
      .refused("is a link")
    ),
    HostileArchive(
      "a hard link in the file's place",
      PackedByHand.tar([Entry(name: "App.swift", text: "", type: "1")]),
      .refused("is a link")
    ),
    HostileArchive(
      "a device in the file's place",
      PackedByHand.tar([Entry(name: "App.swift", text: "", type: "3")]),
      .refused("not an ordinary file")
    ),
    HostileArchive(
      "a pipe in the file's place",
      PackedByHand.zip([Entry(name: "App.swift", text: "", mode: 0o010644)]),
      .refused("not an ordinary file")
    ),
    HostileArchive(
      "a folder that is a link, and a file below it",
      PackedByHand.tar([Entry(name: "ada", text: "", type: "2"), Entry(name: "ada/App.swift")]),
      .refused("below the link")
    ),
    HostileArchive(
      "a file below a link of another spelling, which comes later",
      PackedByHand.tar([
        app, Entry(name: "x/./b.txt"), Entry(name: "X-1"), Entry(name: "X", text: "", type: "2"),
      ]),
      .refused("below the link")
    ),
    HostileArchive(
      "a file beside a link whose name begins alike",
      PackedByHand.tar([app, Entry(name: "x", text: "", type: "2"), Entry(name: "x-1/b.txt")]),
      good
    ),
    HostileArchive(
      "a step upwards between slashes with marks",
      PackedByHand.zip([app, Entry(name: "a/../\u{301}c")]),
      .refused("leads out")
    ),
    HostileArchive(
      "a path upwards, by backslashes",
      PackedByHand.zip([app, Entry(name: "..\\..\\App.swift")]),
      .refused("leads out")
    ),
    HostileArchive(
      "a path of another drive",
      PackedByHand.zip([app, Entry(name: "C:App.swift")]),
      .refused("leads out")
    ),
    HostileArchive(
      "a path from the root, in a note",
      PackedByHand.tar([app] + PackedByHand.long("/etc/cron.d/x")),
      .refused("leads out")
    ),
    HostileArchive(
      "a path upwards behind blanks of a path",
      PackedByHand.tar([app] + PackedByHand.long("././a/./../../x")),
      .refused("leads out")
    ),
  ]

  /// Archives with numbers that are wrong.
  private static let damaged = [
    HostileArchive(
      "a length below zero",
      PackedByHand.tar([app, Entry(name: "big", text: "", lengthField: Array("-7777777777".utf8))]),
      .refused("damaged")
    ),
    HostileArchive(
      "a length of 2 to the power of 62",
      PackedByHand.tar([
        Entry(name: "big", text: "", lengthField: [0xC0] + [UInt8](repeating: 0, count: 11))
      ]),
      .refused("unpacks to more than")
    ),
    HostileArchive(
      "a note that is longer than it is",
      PackedByHand.tar([Entry(name: "note", text: "99999 path=App.swift\n", type: "x"), app]),
      .refused("damaged")
    ),
    HostileArchive(
      "a note with a length below zero",
      PackedByHand.tar([Entry(name: "note", text: "-9 path=App.swift\n", type: "x"), app]),
      .refused("damaged")
    ),
    HostileArchive(
      "a note of a length below zero",
      PackedByHand.tar([Entry(name: "note", text: "13 size=-900\n", type: "x"), app]),
      .refused("damaged")
    ),
    HostileArchive(
      "a list that is shorter than it says",
      PackedByHand.zip([app], count: 9),
      .refused("damaged")
    ),
    HostileArchive(
      "a list that is longer than any",
      PackedByHand.zip([app], count: 0xFFFF),
      .refused("more than")
    ),
    HostileArchive(
      "a length that is not the content's",
      PackedByHand.zip([Entry(name: "App.swift", length: 3)]),
      .refused("damaged")
    ),
    HostileArchive(
      "a password",
      PackedByHand.zip([Entry(name: "App.swift", flags: 1)]),
      .refused("password")
    ),
    HostileArchive(
      "a way of packing that nobody knows",
      PackedByHand.zip([Entry(name: "App.swift", method: 99)]),
      .refused("method 99")
    ),
  ]

  /// Archives that are more than they seem.
  private static let huge = [
    HostileArchive(
      "one content for thousands of files",
      PackedByHand.zip(
        (0..<3_000).map { Entry(name: "\($0).swift", text: "x", length: 1 << 16) },
        overlap: true
      ),
      .refused("unpacks to more than")
    ),
    HostileArchive(
      "more files than a project has",
      PackedByHand.tar(Array(repeating: Entry(name: "a", text: ""), count: 20_001)),
      .refused("more than")
    ),
    HostileArchive(
      "a path that is longer than any",
      PackedByHand.tar(PackedByHand.long(String(repeating: "a/", count: 2_100) + "App.swift")),
      .refused("path of more than")
    ),
    HostileArchive(
      "a note that is longer than any",
      PackedByHand.tar([Entry(name: "note", text: long + long, type: "x"), app]),
      .refused("too long")
    ),
  ]

  private static let long = String(repeating: "x", count: 1 << 16)

  /// Archives with names that deceive whoever reads a report.
  private static let named = [
    HostileArchive(
      "a name in the other direction",
      PackedByHand.zip([app, Entry(name: "\u{202E}tfiws.ppA.swift")]),
      .refused("invisible character"),
      isHomework: true
    ),
    HostileArchive(
      "a name with a command for the terminal",
      PackedByHand.zip([app, Entry(name: "\u{1B}[2J.swift")]),
      .refused("invisible character"),
      isHomework: true
    ),
    HostileArchive(
      "a name of two lines",
      PackedByHand.tar(PackedByHand.long("a\nb.swift") + [app]),
      .refused("invisible character"),
      isHomework: true
    ),
    HostileArchive(
      "a name that goes on behind its end",
      PackedByHand.tar(PackedByHand.long("App.swift\u{0}.txt")),
      .refused("no .swift file")
    ),
  ]
}
