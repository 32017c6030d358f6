import Foundation
import ProgramFiles
import Shares
import Testing

/// `Scripts/test` and `Scripts/check` in a project of their own, with tools that only note what they are called for.
@Suite("The scripts that check the project", .enabled(if: Share(of: 2).takes(1)))
struct CheckingScriptTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    for name in ["Scripts", "Docs", "Lessons/01-a", "Exercises/01-b", "tools", ".build/release"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "project/\(name)"),
        withIntermediateDirectories: true
      )
    }
    for module in ["Low", "Middle", "High", "Aside"] {
      for place in ["Sources/\(module)", "Tests/\(module)Tests"] {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: "project/\(place)"),
          withIntermediateDirectories: true
        )
        try write("// one\n", to: "\(place)/File.swift")
      }
    }
    for name in ["Scripts/test", "Scripts/check", "Scripts/changed"] {
      let text = try String(contentsOfFile: "\(Products.root)/\(name)", encoding: .utf8)
      try write(text, to: name)
    }
    for name in [
      "setup", "generate", "prose", "doc-coverage", "test-editors", "test-notebooks",
      "check-project", "test-reports", "environment",
    ] {
      try write("#!/bin/sh\n", to: "Scripts/\(name)")
    }
    try write("quick_options=\n", to: "Scripts/built")
    let note = "#!/bin/sh\necho \"$(basename \"$0\") $NAVLAB_THOROUGH$NAVLAB_REFERENCE $*\""
    try write(note + " >>'\(folder.path)/calls'\n", to: "Scripts/grade-class")
    try write(note + " >>'\(folder.path)/calls'\n", to: "navlab")
    try write(note + " >>'\(folder.path)/calls'\n", to: ".build/release/navlab")
    try write(
      note + """
         >>'\(folder.path)/calls'
        case $* in *"$(cat '\(folder.path)/fails' 2>/dev/null || echo nothing)"*)
          echo '✘ Test "it" recorded an issue'
          exit 1
        esac

        """,
      to: "tools/swift"
    )
    try write(
      """
      ```mermaid
      graph TD
        High --> Aside & Middle
        Middle --> Low
      ```

      """,
      to: "Docs/Architecture.md"
    )
    try git("init", "--quiet")
    try commit()
    try git("branch", "published")
    try git("branch", "--quiet", "--set-upstream-to=published")
  }

  @Test("With no time, all usual checks run, and omitted checks are reported")
  func noTime() throws {
    let run = try script("test", "--within", "0")
    #expect(run.status == 0, "\(run.errors)")
    let test = "swift  test -c release --skip-build --disable-xctest --ignore-lock"
    let runs = try calls().filter { $0.hasPrefix("swift  test") || $0.hasPrefix("grade-class") }
    let ofApps = try #require(runs.first { $0.contains("--filter ^(") })
    let apps = ofApps.split(separator: " ").last ?? ""
    let grading = "^GradingTests[.]"
    #expect(
      runs.sorted()
        == [
          "\(test) --filter ^EndToEndTests[.][A-L]", "\(test) --filter ^EndToEndTests[.][M-Z]",
          "\(test) --filter \(apps)",
          "\(test) --filter \(grading)",
          "\(test) --skip EndToEndTests --skip \(grading) --skip \(apps)",
        ].sorted()
    )
    let told = run.output.firstMatch(of: /Left out, because the time was over: (.*)\./)?.1
    #expect(told?.components(separatedBy: "; ").sorted() == Self.parts.sorted())
  }

  private static let parts = [
    "The whole course", "Every forged app", "Lessons at every size", "More random actions",
    "A large class",
  ]

  @Test("With enough time, everything runs, and the next commit begins with another part")
  func enoughTime() throws {
    var orders: [[String]] = []
    for _ in 0..<5 {
      let run = try script("test", "--within", "600")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("Nothing was left out."))
      orders.append(run.output.matches(of: /== (.*) \(after/).map { String($0.1) }.suffix(6))
      try commit()
    }
    #expect(Set(orders.map { $0[0] }) == Set(Self.parts))
    #expect(orders.allSatisfy { $0.prefix(5).sorted() == Self.parts.sorted() })
    let test = "test -c release --skip-build --disable-xctest"
    let calls = try calls()
    for call in [
      "swift yes \(test) --filter ForgeryTests", "swift yes \(test) --filter LessonSizeTests",
      "swift 100000 \(test) --filter ReferenceTests/randomActions", "grade-class  ",
    ] {
      #expect(calls.filter { $0 == call }.count == 5, "\(call)")
    }
  }

  @Test(
    "A failing part makes the run fail, even if it ran beside another part",
    arguments: [
      "ForgeryTests", "randomActions", "--skip EndToEnd", "--filter ^EndToEndTests[.][A",
      "--filter ^EndToEndTests[.][M", "--filter ^(App",
      "--filter ^Grading",
    ]
  )
  func failure(part: String) throws {
    try write(part, to: "../fails")
    let run = try script("test", "--within", "600")
    #expect(run.status == 1)
    #expect(run.output.contains("recorded an issue"))
    #expect(run.output.contains("What failed"))
  }

  @Test(
    "Scripts that drive the whole program take turns like the tests, and can fail the run",
    arguments: ["test-notebooks", "test-editors", "check-project", "test-reports"]
  )
  func others(name: String) throws {
    let note = "#!/bin/sh\necho \"\(name) $NAVLAB_TURN\" >>'\(folder.path)/calls'\n"
    try write(note, to: "Scripts/\(name)")
    #expect(try script("test").status == 0)
    #expect(try calls().contains("\(name) 1"))
    try write(note + "echo 'this is wrong'\nexit 1\n", to: "Scripts/\(name)")
    let run = try script("test")
    #expect(run.status == 1)
    #expect(run.output.contains("this is wrong"))
    #expect(run.output.contains("What failed; .build/others.log tells all"))
  }

  @Test("A long part that runs out of time is omitted, unless it has already failed")
  func timeout() throws {
    try write("#!/bin/sh\necho '✔ Test \"a\" passed'\nexit 124\n", to: "tools/timeout")
    let run = try script("test", "--within", "600")
    #expect(run.status == 0)
    #expect(run.output.contains("A large class (begun, and not finished)"))
    #expect(!run.output.contains("course (begun"))
    try write("#!/bin/sh\necho '✘ Test \"a\" recorded an issue'\nexit 124\n", to: "tools/timeout")
    #expect(try script("test", "--within", "600").status == 1)
  }

  @Test("A failing lesson makes the run fail, whichever part it belongs to")
  func failingCourse() throws {
    try write("#!/bin/sh\nexit 1\n", to: ".build/release/navlab")
    #expect(try script("test").status == 0)
    #expect(try script("test", "--within", "0").status == 0)
    #expect(try script("test", "--within", "600").status == 1)
    #expect(try script("test", "--all").status == 1)
    // Where nobody knows what was published, everything counts as changed.
    try git("branch", "--unset-upstream")
    #expect(try script("test").status == 1)
  }

  @Test("A large class is graded, whichever part has its turn")
  func largeClass() throws {
    let text = try String(contentsOfFile: "\(Products.root)/Scripts/grade-class", encoding: .utf8)
    try write(text, to: "Scripts/grade-class")
    #expect(try script("grade-class", "50").status == 0)
    let filter = "--filter EndToEndTests.ClassGradingTests"
    #expect(
      try calls() == ["swift yes test -c release --skip-build --disable-xctest \(filter)"]
    )
  }

  @Test(
    "An argument that is not a number of minutes is refused",
    arguments: [
      ["--within"], ["--within", "soon"], ["--within", "-1"], ["--fast"], ["--all", "x"],
    ]
  )
  func misuse(words: [String]) throws {
    let run = try CommandRun.run(words, in: folder, program: "\(project)/Scripts/test")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Scripts/test: '"))
    #expect(run.errors.contains("--within MINUTES, or nothing"))
  }

  @Test("Only changed modules and those that import them are tested")
  func changes() throws {
    try write("// two\n", to: "Sources/Middle/File.swift")
    let run = try script("check", "HEAD")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Tests of: High Middle\n"))
    let calls = try calls()
    #expect(calls.contains("swift  format lint --strict --parallel Sources/Middle/File.swift"))
    #expect(calls.last?.hasSuffix("--filter ^(High|Middle)Tests[.]") == true, "\(calls)")
    #expect(try script("check", "HEAD~0", "--list").output == "Tests of: High Middle\n")
  }

  @Test("Changed tests run alone, and changed lessons are proved")
  func testsAndLessons() throws {
    try write("// two\n", to: "Tests/LowTests/File.swift")
    try write("# A\n", to: "Lessons/01-a/Lesson.md")
    let run = try script("check", "HEAD")
    #expect(run.output.hasPrefix("Tests of: Low\nOf the course: Lessons/01-a\n"))
    #expect(try calls().contains("navlab  dev check Lessons/01-a"))
  }

  private var project: String { "\(folder.path)/project" }

  private func script(_ name: String, _ words: String...) throws -> CommandRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try CommandRun.run(
      ["-C", project, "\(project)/Scripts/\(name)"] + words,
      in: folder,
      environment: [
        "PATH": "\(project)/tools:\(path)", "NAVLAB_THOROUGH": "", "NAVLAB_REFERENCE": "",
      ],
      program: "/usr/bin/env"
    )
  }

  private func calls() throws -> [String] {
    let text = try String(contentsOfFile: "\(folder.path)/calls", encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "change")
  }

  private func git(_ words: String...) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    let run = try CommandRun.run(
      ["git", "-C", project] + identity + words,
      in: folder,
      program: "/usr/bin/env"
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  private func write(_ text: String, to name: String) throws {
    try ProgramFile.write(text, to: "\(project)/\(name)")
  }
}
