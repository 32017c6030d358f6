import Foundation
import ProgramFiles
import Terminal
import Testing
import VirtualTerminal

/// The launcher of a clone, with a compiler that makes programs which only say which build they are
/// of.
@Suite("The launcher of a clone")
struct LauncherTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    for name in ["clone/Scripts", "clone/Sources/navlab", "tools"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    for name in [
      "navlab", "Scripts/built", "Scripts/build", "Scripts/build-syntax", "Scripts/show-build",
    ] {
      let text = try String(contentsOfFile: "\(Products.root)/\(name)", encoding: .utf8)
      try write(text, to: "clone/\(name)")
    }
    try write("#!/bin/sh\n", to: "clone/Scripts/setup")
    try write("// one\n", to: "clone/Package.swift")
    try write("// one\n", to: "clone/Sources/navlab/Main.swift")
    try write(
      """
      #!/bin/sh
      scratch=.build
      if [ "$1" = package ]; then
        while [ $# -gt 1 ]; do shift; done
        echo "$1" >>'\(folder.path)/calls'
        [ ! -e "$scratch.unresolved" ] || { cat "$scratch.unresolved"; exit 1; }
        exit
      fi
      while [ $# -gt 0 ]; do
        [ "$1" != --scratch-path ] || scratch=$2
        shift
      done
      echo "build $scratch" >>'\(folder.path)/calls'
      [ ! -e "$scratch.fails" ] || { echo 'error: no good'; exit 1; }
      mkdir -p "$scratch/release"
      printf '#!/bin/sh\\necho "%s with $*"\\n' "$scratch" >"$scratch/release/navlab"
      chmod +x "$scratch/release/navlab"

      """,
      to: "tools/swift"
    )
  }

  @Test("The first start builds, the next start does not, and a change is built")
  func quick() throws {
    #expect(try start("list", "2") == ".build with list 2\n")
    #expect(try start() == ".build with \n")
    #expect(try calls() == ["resolve", "build .build"])
    try change()
    #expect(try start() == ".build with \n")
    #expect(try calls().suffix(2) == ["resolve", "build .build"])
    #expect(try calls().count == 4)
  }

  @Test("A build after a change says so, and does not seem to hang")
  func again() throws {
    _ = try start()
    try change()
    let run = try launch()
    #expect(
      run.errors == "NavLab: something has changed since it was built, so it is built again.\n"
    )
  }

  @Test(
    "The network is blamed only if packages cannot be fetched",
    arguments: [
      (
        "error: Failed to clone repository https://github.com/x: Could not resolve host", 2,
        "check the network"
      ),
      (
        "error: 'navlab': Invalid manifest\nPackage.swift:3:1: error: odd", 70,
        "error: 'navlab': Invalid manifest"
      ),
    ]
  )
  func unresolved(log: String, status: Int32, words: String) throws {
    try write(log + "\n", to: "clone/.build.unresolved")
    let run = try launch()
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("check the network") == (status == 2))
  }

  @Test("Another compiler starts a new build")
  func otherCompiler() throws {
    _ = try start()
    try write(
      try String(contentsOfFile: "\(folder.path)/tools/swift", encoding: .utf8) + "\n#",
      to: "tools/swift"
    )
    _ = try start()
    #expect(try calls().filter { $0 == "clean" }.count == 1)
    #expect(try calls().filter { $0 == "build .build" }.count == 2)
  }

  @Test("Another link to the compiler's file is not another compiler")
  func linkedCompiler() throws {
    _ = try start()
    try FileManager.default.linkItem(
      atPath: "\(folder.path)/tools/swift",
      toPath: "\(folder.path)/tools/swift-too"
    )
    #expect(try start() == ".build with \n")
    // What an older launcher has noted down holds the number of links.
    let home = "\(clone)/.build/navlab.home"
    let noted = try String(contentsOfFile: home, encoding: .utf8)
    let counted = noted.replacing(#/ (-[rwx-]{9}) /#) { " \($0.1) 7 " }
    #expect(counted != noted)
    try counted.write(toFile: home, atomically: false, encoding: .utf8)
    #expect(try start() == ".build with \n")
    #expect(try calls() == ["resolve", "build .build"])
  }

  @Test("The faster programs are preferred while nothing has changed")
  func optimised() throws {
    _ = try start()
    try build("optimised")
    #expect(try start("list") == ".build/optimised with list\n")
    try change()
    #expect(try start("list") == ".build with list\n")
    try build("optimised")
    #expect(try start("list") == ".build/optimised with list\n")
    let before = try calls().count
    try build("optimised")
    #expect(try calls().count == before)
  }

  @Test("At a terminal, the faster programs are built in the background, once")
  func background() throws {
    #expect(try startAtTerminal().contains("a faster one is made in the background"))
    try wait { FileManager.default.fileExists(atPath: "\(clone)/.build/optimised/navlab.stamp") }
    let screen = try startAtTerminal()
    #expect(screen.contains(".build/optimised with"))
    #expect(!screen.contains("background"))
    #expect(try calls().filter { $0 == "build .build/optimised" }.count == 1)
  }

  @Test("In a narrow window, the launcher's own lines wrap between words")
  func narrow() throws {
    let screen = try startAtTerminal(columns: 40)
    #expect(
      screen.contains(
        """
        NavLab: while you use this build, a
        faster one is made in the background,
        at low priority.
        """
      ),
      "\(screen)"
    )
  }

  @Test("A failed background build is not tried again until something changes")
  func failure() throws {
    _ = try start()
    try write("", to: "clone/.build/optimised.fails")
    _ = try startAtTerminal()
    try wait { FileManager.default.fileExists(atPath: "\(clone)/.build/optimised/navlab.failed") }
    #expect(try !startAtTerminal().contains("background"))
    try change()
    #expect(try startAtTerminal().contains("background"))
  }

  @Test(
    "No background build runs without a terminal, or if the user forbids it",
    arguments: ["", "CI=true", "NAVLAB_OPTIMISE=no"]
  )
  func quiet(_ variable: String) throws {
    if variable.isEmpty {
      let run = try CommandRun.run(
        [],
        in: folder,
        environment: environment,
        program: "\(clone)/navlab"
      )
      #expect(
        run.errors == "NavLab: building, which takes about a minute and a half the first time.\n"
      )
    } else {
      let parts = variable.split(separator: "=").map(String.init)
      #expect(try !startAtTerminal([parts[0]: parts[1]]).contains("background"))
    }
    #expect(!FileManager.default.fileExists(atPath: "\(clone)/.build/optimised"))
  }

  @Test(
    "The linter is built quickly, and a faster linter in the background",
    arguments: [true, false]
  )
  func linter(isContinuous: Bool) throws {
    let optimised = "\(clone)/.build/syntax-optimised/navlab.stamp"
    try build(script: "build-syntax", environment: ["CI": isContinuous ? "true" : ""])
    if !isContinuous { try wait { FileManager.default.fileExists(atPath: optimised) } }
    let folders = ["syntax"] + (isContinuous ? [] : ["syntax-optimised"])
    #expect(try calls().filter { $0.hasPrefix("build") } == folders.map { "build .build/\($0)" })
    #expect(FileManager.default.fileExists(atPath: "\(clone)/.build/syntax/navlab.stamp"))
  }

  private var clone: String { "\(folder.path)/clone" }

  private var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path)/tools:\(path)", "CI": "", "NAVLAB_OPTIMISE": ""]
  }

  private func launch() throws -> CommandRun {
    try CommandRun.run([], in: folder, environment: environment, program: "\(clone)/navlab")
  }

  private func start(_ arguments: String...) throws -> String {
    let run = try CommandRun.run(
      arguments,
      in: folder,
      environment: environment,
      program: "\(clone)/navlab"
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func startAtTerminal(
    _ variables: [String: String] = [:],
    columns: Int = 80
  ) throws -> String {
    let run = try TerminalRun(
      [],
      in: folder,
      size: WindowSize(columns: columns, rows: 24),
      program: "\(clone)/navlab",
      environment: environment.merging(variables) { $1 }
    )
    return try run.waitForEnd().screen.transcript
  }

  private func build(
    _ kinds: String...,
    script: String = "build",
    environment variables: [String: String] = [:]
  ) throws {
    let run = try CommandRun.run(
      kinds,
      in: folder,
      environment: environment.merging(variables) { $1 },
      program: "\(clone)/Scripts/\(script)"
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Changes a source after what was built, by more than the clocks of file systems are coarse.
  private func change() throws {
    for stamp in ["navlab.stamp", "optimised/navlab.stamp", "optimised/navlab.failed"] {
      let path = "\(clone)/.build/\(stamp)"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let earlier = Date(timeIntervalSinceNow: -60)
      try FileManager.default.setAttributes([.modificationDate: earlier], ofItemAtPath: path)
    }
    try write("// two\n", to: "clone/Sources/navlab/Main.swift")
  }

  private func calls() throws -> [String] {
    let text = try String(contentsOfFile: "\(folder.path)/calls", encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits for a file, for minutes at most.
  private func wait(until isThere: () -> Bool) throws {
    for _ in 0..<30_000 {
      if isThere() { return }
      usleep(10_000)
    }
    Issue.record("it did not come")
  }

  private func write(_ text: String, to name: String) throws {
    try ProgramFile.write(text, to: "\(folder.path)/\(name)")
  }
}
