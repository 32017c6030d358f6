import Foundation
import SceneModel
import SceneText
import Script
import Testing

@Suite("All commands")
struct CommandListTests {
  private static let words = CommandList.all.map { $0.word }

  private func command(_ word: String) throws -> any Command.Type {
    try #require(CommandList.command(word))
  }

  /// Returns the answer to a line in an app where it can be done, if there is one; else the reason
  /// why not.
  private func answer(to line: String) -> String? {
    var reason: String?
    for place in ExampleApp.Place.allCases {
      let interpreter = Interpreter(driver: ExampleApp(place), isInteractive: true)
      let handler = FakeSessionHandler(scripts: ["bug.nav": "tree"])
      interpreter.handler = handler
      let guide = FakeGuide()
      interpreter.guide = guide
      interpreter.source = FakeSource()
      do throws(Failure) {
        if Self.looksBack(line) { _ = try interpreter.run(line: "tap #save") }
        _ = try interpreter.run(line: line)
        return nil
      } catch {
        reason = reason.map { "\($0)\n\(error.message)" } ?? error.message
      }
    }
    return reason
  }

  /// Whether a command is about the one before it.
  private static func looksBack(_ line: String) -> Bool {
    ["why", "diff"].contains(line)
  }

  @Test("each command has its own word, file and test")
  func files() throws {
    #expect(Set(Self.words).count == Self.words.count)
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.appending(path: "../../..").standardized
    for command in CommandList.all {
      let name = "\(command)"
      let source = root.appending(path: "Sources/Script/Commands/\(name).swift")
      let text = try String(contentsOf: source, encoding: .utf8)
      #expect(
        text.contains("struct \(name): Command {")
          || text.contains("struct \(name): ExerciseCommand {")
      )
      let files = [
        tests.appending(path: "\(name)Tests.swift"),
        root.appending(path: "Tests/Transcripts/Commands/\(command.word).nav"),
        root.appending(path: "Tests/Transcripts/Commands/\(command.word).txt"),
      ]
      for file in files {
        #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
      }
    }
  }

  @Test(
    "each command is explained with a synopsis, a paragraph, examples and references",
    arguments: words
  )
  func help(word: String) throws {
    let command = try command(word)
    #expect(command.synopsis.hasPrefix(word))
    #expect(!command.help.contains("\n") && command.help.hasSuffix("."))
    #expect((1...70).contains(command.summary.count), "\(command.summary)")
    #expect(!command.examples.isEmpty)
    #expect(!command.seeAlso.isEmpty && !command.seeAlso.contains(word))
    let library = HelpLibrary(topics: TopicList.all)
    #expect(command.seeAlso.filter { library.subject($0) == nil } == [])
    for layout in [TextLayout(), TextLayout(width: 40, signs: .ascii)] {
      let lines = HelpText(layout: layout).lines(for: .command(command))
      #expect(lines.filter { $0.columns > layout.width }.map(\.plain) == [])
      let shown = lines.map(\.plain).joined().filter { $0 != " " }
      for example in command.examples { #expect(shown.contains(example.filter { $0 != " " })) }
    }
  }

  @Test("each command has examples that can be parsed and run as that command", arguments: words)
  func examples(word: String) throws {
    let command = try command(word)
    for example in command.examples {
      let statement = try #require(try Statement(parsing: example))
      #expect(type(of: statement.command) == command, "\(example)")
      #expect(answer(to: example) == nil, "\(example)")
    }
  }

  @Test("each command is completed, with its options and its first argument", arguments: words)
  func completion(word: String) throws {
    let command = try command(word)
    let app = ExampleApp(.pushed)
    func texts(_ line: String) -> [String] {
      Completer(app.snapshot, timeline: app.timeline).completions(for: line).map(\.text)
    }
    if command != ObjectCommand.self {
      #expect(texts(String(word.dropLast())).contains(word))
    }
    let options = command.options.map { String($0.term.prefix { $0 != " " }) }
    #expect(Set(texts("\(word) --")) == Set(options))
    guard let kind = command.arguments.first, kind != .free, kind != .file else { return }
    if case .course = kind {
      let name = Completer(app.snapshot).outsideName(in: "\(word) 0")
      #expect(name?.kind == kind && name?.typed == "0" && name?.spoken == "0")
      return
    }
    let root = ExampleApp(.root)
    let shown = Completer(root.snapshot, timeline: app.timeline).completions(for: "\(word) ")
    #expect(!shown.isEmpty || !texts("\(word) ").isEmpty)
  }

  @Test("each misspelt command is corrected", arguments: words.filter { $0 != ObjectCommand.word })
  func spelling(word: String) throws {
    var letters = Array(word)
    letters.swapAt(letters.count - 1, letters.count - 2)
    var wrong = String(letters)
    // A double letter at the end looks the same the other way round.
    if wrong == word { wrong += "x" }
    let line = "\(wrong) 1"
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: line) }
    #expect(error?.message.contains("did you mean '\(word)'") == true, "\(line)")
    #expect(error?.correction == "\(word) 1")
  }

  @Test(
    "misspelt names are corrected",
    arguments: [
      ("tap \"Lgo In\"", "tap \"Log In\""), ("tap #svae", "tap #save"),
      ("tab Saerch", "tab Search"), ("toggle Notifcations", "toggle Notifications"),
      ("type \"a\" into \"E-mial\"", "type \"a\" into \"E-mail\""),
      ("type \"a\" ino \"E-mail\"", "type \"a\" into \"E-mail\""),
      ("pick \"Drak\" in \"Appearance\"", "pick \"Dark\" in \"Appearance\""),
      ("pick \"Dark\" in \"Apearance\"", "pick \"Dark\" in \"Appearance\""),
      ("swipe \"Buy mlik\" left", "swipe \"Buy milk\" left"),
      ("swipe \"Buy milk\" letf", "swipe \"Buy milk\" left"),
      ("move \"Buy milk\" dwon 2", "move \"Buy milk\" down 2"),
      ("scroll donw", "scroll down"), ("back ot \"Inbox\"", "back to \"Inbox\""),
      ("back to \"Ibnox\"", "back to \"Inbox\""), ("push .detial(id: 1)", "push .detail(id: 1)"),
      ("goto strat", "goto start"), ("rejoin what-fi", "rejoin what-if"),
      ("set witdh 72", "set width 72"), ("set color nevr", "set color never"),
      ("help undp", "help undo"), ("expect scren \"Inbox\"", "expect screen \"Inbox\""),
      ("size regualr", "size regular"), ("watch of", "watch off"),
      ("graph --formt dot", "graph --format dot"), ("graph --format dto", "graph --format dot"),
      ("tree --jsno", "tree --json"), ("relaunch after froce quit", "relaunch after force quit"),
    ]
  )
  func names(line: String, meant: String) throws {
    let corrections = ExampleApp.Place.allCases.compactMap { place -> String? in
      let interpreter = Interpreter(driver: ExampleApp(place), isInteractive: true)
      let handler = FakeSessionHandler()
      interpreter.handler = handler
      do throws(Failure) {
        _ = try interpreter.run(line: line)
        return nil
      } catch {
        return Blame(error, in: line)?.correction
      }
    }
    #expect(corrections.contains(meant), "\(corrections)")
  }
}
