import Foundation
import Shares
import Testing

/// Every other run takes this test.
@Suite(
  "Creating an exercise as its author does",
  .serialized,
  .enabled(if: Share(of: 2).takes(1))
)
struct AuthoringTests {
  @Test("Each new kind of exercise passes its proof, and the proof notices changes")
  func proved() throws {
    let folder = try LearnerFolder()
    for name in ["Lessons", "Exercises"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    func run(_ words: String...) throws -> CommandRun {
      try CommandRun.run(["dev"] + words + ["--course", "."], in: folder)
    }
    #expect(try run("new", "lesson", "01-doors").status == 0)
    #expect(try run("new", "exercise", "01-bug", "--kind", "debug").status == 0)
    #expect(try run("new", "exercise", "02-mend", "--kind", "compile-error").status == 0)
    let proof = try run("check", "Exercises/1", "Exercises/2")
    #expect(proof.status == 0, "\(proof.output)\(proof.errors)")
    #expect(
      proof.output.contains(
        "ok    Exercises/01-bug: the starter fails, the solution and 2 alternatives pass, 7 mutants are caught"
      )
    )
    #expect(proof.output.contains("for each of 3 criteria, a mutant breaks only that criterion"))

    let manifest = "Exercises/02-mend/exercise.yml"
    let text = try String(contentsOfFile: "\(folder.path)/\(manifest)", encoding: .utf8)
    try folder.write(text.replacing("starter: does-not-compile\n", with: ""), to: manifest)
    let silent = try run("check", "Exercises/2")
    #expect(silent.status == 1)
    #expect(
      silent.output.contains("exercise.yml:9:3: no check shows the bug; add 'witness: finds-bug'")
    )
    try folder.write(text.replacing("kind: debug", with: "kind: code"), to: manifest)
    let starter = "Exercises/02-mend/Starter/App.swift"
    let app = try String(contentsOfFile: "\(folder.path)/\(starter)", encoding: .utf8)
    try folder.write(app.replacing("values: 1", with: "value: \"1\""), to: starter)
    let promised = try run("check", "Exercises/2")
    #expect(
      promised.output.contains(
        "      Starter: the app compiles, but exercise.yml says 'starter: does-not-compile'\n"
      ),
      "\(promised.output)"
    )
  }
}
