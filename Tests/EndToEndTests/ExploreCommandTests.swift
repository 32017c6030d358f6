import Foundation
import Shares
import Testing

@Suite("navlab explore", .serialized, .enabled(if: Share(of: 2).takes(1)))
struct ExploreCommandTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(Self.app(light: "{}"), to: "House/App.swift")
  }

  /// An app with a screen that crashes, and a button with the given action.
  private static func app(light: String) -> String {
    """
    import SwiftUI

    @main struct HouseApp: App {
      var body: some Scene { WindowGroup { House() } }
    }

    struct House: View {
      @State private var path: [Int] = []
      @State private var isLit = false

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Cellar", value: 1)
            Button("Light") \(light)
            if isLit { Text("Light in the house") }
          }
          .navigationTitle("House")
          .navigationDestination(for: Int.self) { number in
            Button("Deeper") { path = [path[number]] }.navigationTitle("Cellar")
          }
        }
      }
    }
    """
  }

  private static let found = """
    1  crash
       The app crashes at 'tap "Deeper"' in App.swift, line 20: Index out of range.
       Run the script, then look at the line where the app crashes.
         tap "Cellar"
         tap "Deeper"

    2  dead-control
       A tap on the button "Light" at 'House' does nothing: no screen changes, and
       the app prints nothing. Check the control's action, and the values that the
       action depends on.
         tap "Light"
         expect updates at least 1

    """

  @Test("The app is started with the options of navlab run")
  func options() throws {
    let action = """
      { isLit = ProcessInfo.processInfo.environment["LAMP"] == "new" }
      """
    let code = Self.app(light: action).replacing(
      "import SwiftUI",
      with: "import SwiftUI\nimport Foundation"
    )
    try folder.write(code, to: "House/App.swift")
    let dark = try explore("House", "--steps", "120")
    #expect(dark.output.contains("dead-control"), "\(dark)")
    let lit = try explore("House", "--steps", "120", "--environment", "LAMP=new")
    #expect(lit.status == 1 && !lit.output.contains("dead-control"), "\(lit)")
    let old = try explore("House", "--ios", "15")
    #expect(old.status == 3 && old.errors.contains("NavigationStack"), "\(old)")
  }

  private func explore(_ words: String...) throws -> CommandRun {
    try CommandRun.run(["explore"] + words, in: folder)
  }

  private struct Report: Decodable, Equatable {
    struct Discovery: Decodable, Equatable {
      var kind: String
      var script: [String]
    }

    var discoveries: [Discovery]
    var steps: Int
    var repeated: Int
    var places: Int
    var untried: Int
    var seed: Int
  }

  private func report(_ words: String...) throws -> Report {
    let run = try CommandRun.run(["explore", "House", "--format", "json"] + words, in: folder)
    #expect(run.status == 1 && run.errors == "", "\(run)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test("A finding is printed with its script and the search's extent, with exit code 1")
  func text() throws {
    let run = try explore("House")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix(Self.found), "\(run.output)")
    let summary = run.output.dropFirst(Self.found.count)
    #expect(summary.contains(/^\nFound 2 things in \d+ steps and \d+ places \(seed 1\)\./))
    #expect(summary.contains("NavLab tried every move"))
  }

  @Test("One seed gives the same result on any number of threads; steps are limited")
  func seedAndBudget() throws {
    let one = try report("--seed", "7", "--jobs", "1")
    #expect(one.seed == 7)
    #expect(one.discoveries.map(\.kind) == ["crash", "dead-control"])
    #expect(one.discoveries[0].script == ["tap \"Cellar\"", "tap \"Deeper\""])
    #expect(one.repeated > 0)
    #expect(try report("--seed", "7", "--jobs", "4") == one)
    let short = try explore("House", "--steps", "4", "--format", "json")
    let few = try JSONDecoder().decode(Report.self, from: Data(short.output.utf8))
    // The last move may take two lines, and a suspicion two more.
    #expect((4...8).contains(few.steps))
    #expect(few.untried > 0)
    #expect(try explore("House", "--steps", "4").output.contains(/\d+ of \d+ moves/))
    // Time that is over at once ends the search before its first move.
    let late = try explore("House", "--seconds", "0.000001")
    #expect(late.output.contains("nothing in 0 steps and 0 places"), "\(late)")
  }

  @Test("JUnit and GitHub get a case and an annotation for each finding")
  func forms() throws {
    let junit = try explore("House", "--format", "junit")
    #expect(junit.status == 1)
    #expect(junit.output.contains("tests=\"2\" failures=\"2\""))
    let github = try explore("House", "--format", "github")
    #expect(github.status == 1)
    #expect(github.output.split(separator: "\n").count { $0.hasPrefix("::error ") } == 2)
  }

  @Test("No findings give 0, invalid arguments 2, and code that does not compile 3")
  func exitCodes() throws {
    let works = Self.app(light: "{ isLit.toggle() }").replacing("path[number]", with: "number")
    try folder.write(works, to: "Quiet/App.swift")
    let quiet = try explore("Quiet")
    #expect(quiet.status == 0, "\(quiet)")
    #expect(quiet.output.hasPrefix("Found nothing in "))
    for words in [["--steps", "0"], ["--seconds", "-1"], ["--jobs", "0"], ["--format", "xml"]] {
      let refused = try CommandRun.run(["explore", "House"] + words, in: folder)
      #expect(refused.status == 2 && refused.output == "", "\(words): \(refused)")
    }
    #expect(try explore("Nowhere").status == 2)
    try folder.write("import SwiftUI\nstruct House: View {}\n", to: "Broken/App.swift")
    #expect(try explore("Broken").status == 3)
  }

  @Test("Scripts are saved as tests that fail on the app, and replaced only with --force")
  func written() throws {
    let first = try explore("House", "--write", "House/NavTests")
    #expect(first.status == 1 && first.errors == "", "\(first)")
    let tests = try CommandRun.run(["test", "House"], in: folder)
    // One crashes the app, the other's expectation does not hold.
    #expect(tests.status == 4, "\(tests)")
    #expect(tests.output.contains("2 tests of HouseApp: 1 failed, 1 crashed;"), "\(tests)")
    let again = try explore("House", "--write", "House/NavTests")
    #expect(again.status == 2)
    #expect(again.errors.contains("01-crash.nav: "), "\(again)")
    #expect(again.errors.contains("--force"))
    #expect(try explore("House", "--write", "House/NavTests", "--force").status == 1)
  }

  /// The lines of a document that `navlab explore` is said to print, without the command.
  private func listing(in document: String) throws -> String {
    let text = try String(contentsOfFile: "\(Products.root)/\(document)", encoding: .utf8)
    let start = try #require(text.firstRange(of: /\n(?:\$ )?navlab explore App.swift[^\n]*\n\n?/))
    let end = try #require(text[start.upperBound...].firstRange(of: "```"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// The documents that print what an exploration finds, each with its app unless that is the exercise's.
  private static let documents: [(document: String, app: String?)] = [
    ("Lessons/16-testing-navigation/Lesson.md", "Lessons/16-testing-navigation/App.swift"),
    ("Exercises/117-a-walk-along-the-coast/Task.md", nil),
  ]

  /// The documents have turns: lesson 16, exercise 117, and exercise 118 below.
  @Test(
    "The lesson and exercise 117 print the findings in their apps",
    arguments: documents.indices.filter { Share(of: 6).takes(2 * $0 + 1) }
  )
  func documented(_ index: Int) throws {
    let (document, app) = Self.documents[index]
    let exercise = document.dropLast("Task.md".count)
    let source = "\(Products.root)/\(app ?? "\(exercise)Starter/App.swift")"
    try folder.write(try String(contentsOfFile: source, encoding: .utf8), to: "App.swift")
    let run = try explore("App.swift", "--write", "Found")
    #expect(run.status == 1)
    #expect(run.output == (try listing(in: document)))
    guard app == nil else { return }
    // The solution has nothing left to find.
    let solution = "\(Products.root)/\(exercise)Solution/App.swift"
    try folder.write(try String(contentsOfFile: solution, encoding: .utf8), to: "App.swift")
    let solved = try explore("App.swift")
    #expect(solved.status == 0, "\(solved.output)")
  }

  @Test(
    "Exercise 118 prints the finding in its app, and its script",
    .enabled(if: Share(of: 6).takes(5))
  )
  func documentedWells() throws {
    let exercise = "\(Products.root)/Exercises/118-the-wells-of-the-old-town"
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(exercise)/\(name)", encoding: .utf8)
    }
    try folder.write(try text("Starter/App.swift"), to: "App.swift")
    let run = try explore("App.swift", "--write", "Found")
    #expect(run.status == 1)
    let task = try text("Task.md")
    let start = try #require(task.firstRange(of: "1  link-without-parents"))
    let end = try #require(task[start.lowerBound...].firstRange(of: "```"))
    #expect(run.output.hasPrefix("\(task[start.lowerBound..<end.lowerBound])\nFound 1 thing in "))
    let written = try String(
      contentsOfFile: "\(folder.path)/Found/01-link-without-parents.nav",
      encoding: .utf8
    )
    let todo = "# TODO: Add what a person must see.\n"
    #expect(try text("Starter/witness.nav").replacing(todo, with: "") == written)
    try folder.write(try text("Solution/App.swift"), to: "App.swift")
    let solved = try explore("App.swift")
    #expect(solved.status == 0, "\(solved.output)")
  }
}
