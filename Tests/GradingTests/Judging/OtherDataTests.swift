import AppBuilder
import Course
import Foundation
import Grading
import Testing

@Suite("Checks with other data")
struct OtherDataTests {
  private static let app = """
    import SwiftUI

    @main
    struct TownsApp: App {
      var body: some Scene {
        WindowGroup { Text(Towns.first ?? "No town") }
      }
    }

    enum Towns {
      static var first: String? {
        guard let url = Bundle.main.url(forResource: "towns", withExtension: "json"),
          let data = try? Data(contentsOf: url)
        else { return nil }
        return (try? JSONDecoder().decode([String].self, from: data))?.first
      }
    }
    """

  private func report(on app: String) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    _ = try write("App.swift", app)
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "broken"))
    exercise.data = ["towns.json": try write("towns.json", #"["Bergen"]"#)]
    func check(_ name: String, _ town: String) -> Exercise.Check {
      Exercise.Check(
        name: name,
        title: name,
        points: 1,
        script: CheckScript(name: name, text: "expect text \"\(town)\"", line: 1)
      )
    }
    var other = check("other", "Oban")
    other.data = Exercise.OtherData(
      name: "north",
      files: ["towns.json": try write("north.json", #"["Oban"]"#)]
    )
    exercise.checks = [check("given", "Bergen"), other, check("again", "Bergen")]
    return try Grader.confined(BuiltProducts.builder())
      .grade(Submission(of: exercise, in: folder.path), of: exercise)
  }

  @Test("The app finds the data files in its bundle, or a check's own files")
  func reading() throws {
    #expect(try report(on: Self.app).results.map(\.verdict) == [.passed, .passed, .passed])
  }

  @Test("An answer that is tailored to the learners' data does not pass")
  func fixed() throws {
    let app = Self.app.replacing(#"Towns.first ?? "No town""#, with: #""Bergen""#)
    let results = try report(on: app).results
    #expect(results.map { $0.verdict == .passed } == [true, false, true])
    #expect(results[1].verdict.failure?.seen?.contains("Bergen") == true)
  }
}
