import Foundation
import Shares
import Testing
import Yams

/// The whole archive and the one without solutions, in turn.
@Suite("An unpacked archive", .serialized)
struct PackageTests {
  @Test(
    "Another user without write access takes the tour, a lesson, checks and the linter",
    .enabled(if: Share(of: 4).takes(0))
  )
  func complete() throws {
    let copy = try UnpackedArchive()
    #expect(copy.size < Self.mostBytes)
    let tour = try copy.run(input: "tap \"Blue Lake\"\n")
    #expect(tour.status == 0 && tour.errors == "", "\(tour.errors)")
    #expect(tour.output.hasPrefix("pushed .trail(id: \"blue-lake\")\n"))

    let lesson = try copy.run("learn", "1")
    #expect(lesson.status == 0 && lesson.errors == "", "\(lesson.errors)")
    #expect(lesson.output.contains("What to remember"))

    #expect(try copy.run("init", "work").status == 0)
    #expect(try copy.run("check", "1", in: "work").status == 1)
    try write("tap \"Sula\"\ntap \"South Pier\"\n", to: "01-the-way-back/answer.nav", of: copy)
    let check = try copy.run("check", "1", in: "work")
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("4 of 4 points. Everything passed."))
    #expect(
      try copy.run("solution", "1", "--whole", in: "work").output.contains("tap \"South Pier\"")
    )

    try write(Self.nested, to: "Nested.swift", of: copy)
    let lint = try copy.run("lint", "Nested.swift", in: "work")
    #expect(lint.status == 1 && lint.errors == "", "\(lint.errors)")
    #expect(lint.output.contains("[nested-stack]"))
    try write("tree\n", to: "tree.nav", of: copy)
    let run = try copy.run("run", "Nested.swift", "--script", "tree.nav", in: "work")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")

    let entry = try copy.run("explain", "nested-stack", in: "work")
    #expect(entry.status == 0 && entry.errors == "", "\(entry.errors)")
    #expect(entry.output.contains("\nright\n") && entry.output.contains("\nlesson: 05-"))

    #expect(try namesOfItsOrigin(in: copy) == [])
    #expect(try brokenLinks(in: copy) == [])
    try twoUsers(of: copy)
  }

  @Test(
    "A copy without solutions contains none, and says so on request",
    .enabled(if: Share(of: 4).takes(2))
  )
  func withoutSolutions() throws {
    let copy = try UnpackedArchive(["--without-solutions"])
    #expect(copy.archive.hasSuffix("-without-solutions.tar.gz"))
    #expect(copy.size < Self.mostBytes)
    #expect(try brokenLinks(in: copy) == [])
    try expectNothingSecret(in: copy)

    let none = "This copy of NavLab has no solutions and no hidden checks"
    let solution = try copy.run("solution", "1", "--show")
    #expect(solution.status == 0 && solution.errors == "")
    #expect(solution.output.hasPrefix(none))
    let proof = try copy.run("dev", "check", "Exercises/1")
    #expect(proof.status == 0 && proof.errors == "")
    #expect(proof.output == "\(none), so no exercise was checked.\n")
    let export = try copy.run("export", "class", "again", "--without-solutions")
    #expect(export.status == 2)
    #expect(export.errors.hasPrefix("navlab: t\(none.dropFirst()), so"))
    let grade = try copy.run("grade", ".", "--exercise", "5")
    #expect(grade.status == 2 && grade.errors.contains("keeps 1 hidden check"))

    // A script that shows a bug is tried on the learner's own app, for there is no other one without the bug.
    #expect(try copy.run("init", "work").status == 0)
    let folder = "05-the-button-that-lies"
    let answer = "\(Products.root)/Exercises/\(folder)/Solution"
    let witness = try String(contentsOfFile: "\(answer)/witness.nav", encoding: .utf8)
    try write(witness, to: "\(folder)/witness.nav", of: copy)
    let first = try copy.run("check", "5", in: "work")
    #expect(first.status == 1)
    #expect(first.output.contains("Your script fails on your own app, too: fix the app"))
    let mended = try String(contentsOfFile: "\(answer)/App.swift", encoding: .utf8)
    try write(mended, to: "\(folder)/App.swift", of: copy)
    let second = try copy.run("check", "5", in: "work")
    #expect(second.status == 0, "\(second.output)\(second.errors)")
    #expect(second.output.contains("NavLab ran your script on your own app"))
    #expect(second.output.contains("1 hidden check (1 point) is decided"))
    #expect(!second.output.contains("To compare"))
    for _ in 1...3 { #expect(try copy.run("hint", "5", in: "work").status == 0) }
    #expect(try copy.run("hint", "5", in: "work").output.hasSuffix("That was the last hint.\n"))
  }

  /// A third more than an archive had when it was measured; see Docs/Performance.md.
  private static let mostBytes = 42_000_000

  /// Somebody whose cache is a folder of somebody else's builds in another place, and both go on.
  private func twoUsers(of copy: UnpackedArchive) throws {
    let others = "\(copy.folder.path)/of somebody else"
    try FileManager.default.createDirectory(atPath: others, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: others)
    defer {
      // Whoever has not all rights takes the folder away only with this one.
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: others)
    }
    let user = geteuid() == 0 ? 65534 : geteuid()
    let usual = "/tmp/navlab-\(user)"
    let isNew = !FileManager.default.fileExists(atPath: usual)
    defer {
      // What stays behind here is what everybody has there whose own cache cannot be used.
      if isNew { try? FileManager.default.removeItem(atPath: usual) }
    }
    let run = try copy.run("check", "1", in: "work", environment: ["XDG_CACHE_HOME": others])
    #expect(run.status == 0)
    #expect(run.errors.contains("builds are kept in \(usual) for now"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: others) == [])
  }

  private func write(_ text: String, to name: String, of copy: UnpackedArchive) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(copy.home)/work/\(name)"))
  }

  /// The files that name the folder that they were built in.
  private func namesOfItsOrigin(in copy: UnpackedArchive) throws -> [String] {
    let origin = Data("\(Products.root)/".utf8)
    return try UnpackedArchive.files(in: copy.root).filter { name in
      guard !Self.programs.contains(name) else { return false }
      return try Data(contentsOf: URL(filePath: "\(copy.root)/\(name)")).range(of: origin) != nil
    }
  }

  /// Programs that are built for debugging tell in their complaints about themselves where their source is.
  private static let programs: Set = [
    "bin/navlab", "bin/navlab-syntax", "bin/navbox", "bin/NavUIMacros-tool", "bin/libNavRuntime.so",
  ]

  /// The links in documents that lead to no file.
  private func brokenLinks(in copy: UnpackedArchive) throws -> [String] {
    let names = try UnpackedArchive.files(in: copy.root)
    let documents = names.filter {
      $0 == "README.md" || $0.hasPrefix("Docs/") && $0.hasSuffix(".md")
    }
    return try documents.flatMap { name in
      let place = URL(filePath: "\(copy.root)/\(name)")
      let text = try String(contentsOf: place, encoding: .utf8)
      // A link with a scheme leads out of the archive; what has blanks in it is no link.
      return text.matches(of: /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/).map { String($0.1) }.filter { link in
        guard !link.contains(":") else { return false }
        let target = place.deletingLastPathComponent().appending(path: link)
        return !FileManager.default.fileExists(atPath: target.standardizedFileURL.path)
      }.map { "\(name): \($0)" }
    }
  }

  /// Looks through the whole archive for what only whoever marks the work may know.
  private func expectNothingSecret(in copy: UnpackedArchive) throws {
    let names = try UnpackedArchive.files(in: copy.root)
    let answers = ["Solution", "Alternatives", "Mutants"]
    #expect(names.filter { name in answers.contains { name.contains("/\($0)/") } } == [])

    let course = "\(Products.root)/Exercises"
    var secret: Set<Substring> = []
    var known: Set<Substring> = []
    for name in try UnpackedArchive.files(in: course) {
      let text = try String(contentsOfFile: "\(course)/\(name)", encoding: .utf8)
      let isSecret = answers.contains { name.contains("/\($0)/") }
      if isSecret { secret.formUnion(lines(of: text)) } else { known.formUnion(lines(of: text)) }
    }
    for folder in ["Lessons", "Faults", "Docs"] {
      for name in try UnpackedArchive.files(in: "\(Products.root)/\(folder)") {
        let file = "\(Products.root)/\(folder)/\(name)"
        known.formUnion(lines(of: try String(contentsOfFile: file, encoding: .utf8)))
      }
    }
    secret.subtract(known)
    #expect(secret.count > 1000)
    var found: [String] = []
    for name in names where !name.hasPrefix("bin/") {
      let text = try String(contentsOfFile: "\(copy.root)/\(name)", encoding: .utf8)
      found += secret.intersection(lines(of: text)).map { "\(name): \($0)" }
    }
    #expect(found == [])
    try expectNoHiddenChecks(in: copy)
  }

  private func expectNoHiddenChecks(in copy: UnpackedArchive) throws {
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(Products.root)/Exercises") {
      func text(_ file: String, in root: String) -> String {
        // Not every exercise has every file.
        (try? String(contentsOfFile: "\(root)/Exercises/\(name)/\(file)", encoding: .utf8)) ?? ""
      }
      let manifest = text("exercise.yml", in: copy.root)
      let whole = try Yams.compose(yaml: text("exercise.yml", in: Products.root))
      // A quiz asks its hidden questions, and keeps the answers back.
      let isQuiz = whole?["kind"] == "quiz"
      #expect(isQuiz || !manifest.contains("visibility: hidden"), "\(name)")
      for check in try #require(whole?["checks"]?.sequence) where check["visibility"] == "hidden" {
        count += 1
        if isQuiz {
          for choice in try #require(check["choices"]?.sequence) {
            #expect(!manifest.contains(try #require(choice["why"]?.string)), "\(name)")
          }
          continue
        }
        let title = try #require(check["title"]?.string)
        let section = "## check \(try #require(check["name"]?.string))\n"
        #expect(!manifest.contains(title), "\(name)")
        #expect(!text("checks.nav", in: copy.root).contains(section), "\(name)")
      }
    }
    #expect(count > 30)
  }

  /// The lines that are long enough to tell something.
  private func lines(of text: String) -> Set<Substring> {
    Set(text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.count > 30 })
  }

  private static let nested = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        NavigationStack { NavigationStack { Text("A") } }
      }
    }

    #Preview { ContentView() }

    """
}
