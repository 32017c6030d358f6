import Shell
import Testing

@Suite("Words in a shell that are not subcommands")
struct SubcommandWordTests {
  private let words = SubcommandWord(names: ["check", "learn", "list", "play", "run", "start"])

  @Test(
    "An unknown word is reported with a suggestion",
    arguments: [
      ("chek 1", "'chek'; did you mean 'check'?"),
      ("lesson 1", "'lesson'; in a shell, write 'navlab learn 1'"),
      ("version", "'version'; in a shell, write 'navlab --version'"),
      ("next", "'next'; in a shell, write 'navlab start'"),
      ("App.swift", "'App.swift'; 'navlab run App.swift' opens an app's file"),
      ("tap Lake", "'tap'; run 'navlab tour', and type 'tap' at its prompt"),
      ("help tap", "'tap'; run 'navlab tour', and type 'help tap' at its prompt"),
      ("help chek", "'chek'; did you mean 'check'?"), ("zzzzzz", "'zzzzzz'; see 'navlab help'"),
    ]
  )
  func complaint(line: String, words expected: String) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(words.complaint(about: arguments) == "navlab: there is no subcommand \(expected)")
  }

  @Test("help in a shell finds the prompt's commands and topics")
  func promptHelp() {
    for word in ["tap", "values", "keys"] {
      #expect(words.promptSubject(of: ["help", word]) != nil)
    }
    for arguments in [
      ["help", "check"], ["help", "zzz"], ["help"], ["tap"], ["help", "tap", "x"],
    ] {
      #expect(words.promptSubject(of: arguments) == nil)
    }
  }

  @Test(
    "Subcommands and options are not changed",
    arguments: [
      "", "check 1", "--version", "help", "help check", "help --width 40", "-h", "help help",
    ]
  )
  func right(line: String) {
    #expect(words.complaint(about: line.split(separator: " ").map(String.init)) == nil)
  }
}
