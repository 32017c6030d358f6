import Foundation
import SceneText
import Shares
import Testing

/// The answers to the commands of a first hour, in windows of four widths, two of them in each run.
@Suite("Answers at every width", .serialized)
struct ScreenWidthTests {
  private static let widths = Share(of: 4).of([40, 60, 120, 80])

  /// The commands of a shell, and of the prompt in one session.
  private static let commands = [
    ["list"], ["list", "sheet"], ["list", "nothing like that"], ["learn", "--list"],
    ["explain"], ["explain", "sheet"],
    ["explain", "nested-stack"], ["start", "3"], ["check", "3"], ["start", "1"], ["check", "1"],
    ["hint", "1", "--all"], ["progress"], ["play"], ["learn", "3", "--teacher"],
  ]

  private static let typed = """
    help
    help commands
    help tap
    help expect
    help keys
    tap Blue Lake
    tap Eagle Hut
    path
    objects
    history
    issues
    links
    tabs
    undo
    """

  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  @Test("No line is wider than the window, and no word is cut")
  func words() throws {
    for arguments in Self.commands {
      try compare(arguments, input: nil)
    }
    try compare(["tour"], input: Self.typed)
  }

  private func compare(_ arguments: [String], input: String?) throws {
    // Some say more the second time, such as that the files are there already.
    let whole = try (0..<2).map { _ in try shown(arguments, at: 1_000, input) }
    let words = Set(whole.flatMap(Self.words))
    #expect(!words.isEmpty, "\(arguments)")
    for width in Self.widths {
      let text = try shown(arguments, at: width, input)
      let wide = text.split(separator: "\n").filter { DisplayWidth.columns(of: String($0)) > width }
      #expect(wide.isEmpty, "\(arguments) at \(width): \(wide.prefix(2))")
      let cut = Set(Self.words(of: text)).subtracting(words)
      #expect(cut.isEmpty, "\(arguments) at \(width): \(cut.sorted().prefix(4))")
    }
  }

  private func shown(_ arguments: [String], at width: Int, _ input: String?) throws -> String {
    let run =
      if let input {
        try CommandRun.run(arguments + ["--width", "\(width)"], in: folder, input: input)
      } else {
        try CommandRun.run(arguments + ["--width", "\(width)"], in: folder)
      }
    return run.output
  }

  /// Returns the words, in small letters, since a sentence may become two in a narrow window.
  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
