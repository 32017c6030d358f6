import Foundation
import Testing

@Suite("Scripts and other programs", .serialized)
struct ScriptedRunTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
    try folder.write(SampleApps.closures, to: "Closures.swift")
  }

  @Test("A script in a file and the same lines from a pipe give the same answers")
  func same() throws {
    let lines = "tap Borscht\nexpect path [\"borscht\"]\nback\nexpect path count 0\n"
    try folder.write(lines, to: "a.nav")
    let file = try CommandRun.run(["run", "Recipes.swift", "--script", "a.nav"], in: folder)
    let pipe = try CommandRun.run(["run", "Recipes.swift"], in: folder, input: lines)
    #expect(file == pipe)
    #expect(file.status == 0)
    #expect(file.errors == "")
    #expect(file.output.contains("Borscht"))
    #expect(!file.output.contains("\u{1B}"))
  }

  @Test("NS-10, NS-11: an option decides what happens to screens that are not in the path")
  func options() throws {
    let screens = try ["removes", "beneath"].map { value in
      let run = try CommandRun.run(
        ["run", "Closures.swift", "--option", "value-push=\(value)"],
        in: folder,
        input: "tap Open\ntap \"Push two\"\nback\nexpect screen \"Two\"\n"
      )
      return "\(value) \(run.status)"
    }
    #expect(screens.sorted() == ["beneath 0", "removes 1"])
    let wrong = try CommandRun.run(["run", "Closures.swift", "--option", "tabs=x"], in: folder)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.contains("'x' is not a valid value for 'tabs'; its values are lazy, eager")
    )
  }

  @Test("The app's output is marked")
  func console() throws {
    let run = try CommandRun.run(["run", "Recipes.swift"], in: folder, input: "tap Print\n")
    #expect(run.output.hasPrefix("│ two\n│ lines\n"))
    let ascii = try CommandRun.run(
      ["run", "Recipes.swift", "--ascii"],
      in: folder,
      input: "tap Print\ntree\n"
    )
    #expect(ascii.output.hasPrefix("| two\n| lines\n"))
    #expect(ascii.output.allSatisfy { $0.isASCII })
  }

  @Test("With --json each command is one object")
  func json() throws {
    let run = try CommandRun.run(
      ["run", "Recipes.swift", "--json"],
      in: folder,
      input: "tap Borscht\nexpect path count 3\n"
    )
    #expect(run.status == 1)
    let objects = try run.output.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    #expect(objects.map { $0["n"] as? Int } == [0, 1, 2])
    #expect(objects.map { $0["ok"] as? Bool } == [true, true, false])
    #expect(
      objects.map { $0["line"] as? String } == ["launch", "tap Borscht", "expect path count 3"]
    )
    #expect(objects.allSatisfy { $0["state"] is [String: Any] && $0["nanoseconds"] is Int })
    #expect(objects.last?["error"] is String)
  }

  @Test("The tour app runs")
  func tour() throws {
    let run = try CommandRun.run([], in: folder, input: "tree\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("App  TrailheadApp\n"))
  }

  @Test("A built app is written to the requested place")
  func build() throws {
    let run = try CommandRun.run(["build", "Recipes.swift", "-o", "recipes.so"], in: folder)
    #expect(run == CommandRun(status: 0, output: "RecipesApp is built: recipes.so\n", errors: ""))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/recipes.so"))
  }
}
