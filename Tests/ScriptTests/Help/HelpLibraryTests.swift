import Script
import Testing

@Suite("The contents of the help library")
struct HelpLibraryTests {
  private let library = HelpLibrary()

  @Test("Every command and topic refers to other existing entries, and not to itself")
  func references() {
    let names = Set(library.names)
    let all =
      CommandList.all.map { (name: $0.word, seeAlso: $0.seeAlso) }
      + library.topics.map { (name: $0.name, seeAlso: $0.seeAlso) }
    for (name, seeAlso) in all {
      #expect(!seeAlso.isEmpty, "\(name) leads nowhere")
      #expect(seeAlso.filter { !names.contains($0) || $0 == name } == [], "see also of \(name)")
      #expect(Set(seeAlso).count == seeAlso.count, "\(name) names something twice")
    }
  }

  @Test("No two commands or topics have the same name")
  func names() {
    #expect(Set(library.names).count == library.names.count)
  }

  @Test("Every example of a command is a valid line")
  func examples() throws {
    for command in CommandList.all {
      #expect(!command.examples.isEmpty, "\(command.word) has no example")
      for example in command.examples {
        let statement = try Statement(parsing: example)
        #expect(statement.map { type(of: $0.command) == command } == true, "\(example)")
      }
    }
  }

  @Test(
    "The name of a control leads to the command that operates it",
    arguments: [
      ("stepper", "pick"), ("Picker", "pick"), ("TextField", "type"), ("sheet", "dismiss"),
      ("alert", "tap"), ("TabView", "tab"), ("searchable", "search"), ("NavigationStack", "path"),
    ]
  )
  func control(name: String, word: String) throws {
    guard case .command(let command) = try #require(library.subject(name)) else {
      Issue.record("\(name) is no command")
      return
    }
    #expect(command.word == word)
  }
}
