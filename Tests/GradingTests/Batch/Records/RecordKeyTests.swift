import Testing

@testable import Grading

@Suite("The key of work")
struct RecordKeyTests {
  private func key(_ files: [(String, String)]) throws -> RecordKey {
    let exercise = try BatchExercises.exercise("broken")
    let files = files.map { TakenWork.File(name: $0.0, bytes: Array($0.1.utf8)) }
    let terms = try JudgingTerms(exercise: exercise, seed: 1, version: "1")
    return RecordKey(TakenWork(files: files), terms: terms)
  }

  @Test("a key differs from those of other work, even if a name imitates other files")
  func names() throws {
    let victim = try key([("App.swift", "a"), ("B.swift", "bc")])
    for name in ["App.swift 1\na\nB.swift", "App.swift1:a7:B.swift", "App.swift\u{0}a"] {
      #expect(try key([(name, "bc")]).content != victim.content)
    }
    #expect(try key([("App.swift", "a"), ("B.swift", "bc")]) == victim)
  }

  @Test("a file whose name breaks a line is refused")
  func harmfulNames() throws {
    for name in ["a\nb.swift", "a\u{1B}[2Jb.swift", "a\u{202E}b.swift"] {
      #expect(throws: IntakeFault.fileName(name)) {
        try TakenWork.File(name: name, checking: Array("let a = 1".utf8))
      }
    }
  }
}
