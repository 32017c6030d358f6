import Foundation
import ProgramFiles
import Testing

/// The launcher of an unpacked archive, with a compiler and programs that only note their calls.
@Suite("The launcher of an unpacked archive")
struct PackagedLauncherTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    for name in ["copy/bin", "tools", "elsewhere"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name),
        withIntermediateDirectories: true
      )
    }
    let launcher = "\(Products.root)/Scripts/Packaging/navlab"
    try write(try String(contentsOfFile: launcher, encoding: .utf8), to: "copy/navlab")
    try folder.write(
      """
      navlab 1.2.3
      system \(try output(of: "uname", "-s"))-\(try output(of: "uname", "-m"))
      compiler Swift version 6.3.1 (swift-6.3.1-RELEASE)
      libraries /opt/swift/usr/lib/swift/linux

      """,
      to: "copy/BUILT-FOR"
    )
    try write(
      "#!/bin/sh\necho \"started with $*; ${LD_LIBRARY_PATH-no folder}\"\n",
      to: "copy/bin/navlab"
    )
    try write("#!/bin/sh\necho '\tlibz.so.1 => /lib/libz.so.1 (0x1)'\n", to: "tools/ldd")
    // There must be no other compiler than the one that is made here.
    let tools = "sh sed stat tr sort readlink dirname uname cat mkdir mv env"
    let link = "for tool in \(tools); do ln -s \"$(command -v $tool)\" tools/; done"
    let run = try CommandRun.run(["-c", link], in: folder, program: "/bin/sh")
    try #require(run.status == 0, "\(run.errors)")
    try compiler(version: "6.3.1")
  }

  @Test("With its own Swift version it starts, and asks that Swift once")
  func start() throws {
    #expect(try run("list", "--all") == Result(output: "started with list --all; no folder\n"))
    #expect(try run() == Result(output: "started with ; no folder\n"))
    #expect(try calls() == 1)
    // Another compiler, in the place of the first.
    try compiler(version: "6.3.1", more: "# another\n")
    #expect(try run().status == 0)
    #expect(try calls() == 2)
  }

  @Test("With another Swift version, it names the required version in one line")
  func otherVersion() throws {
    try compiler(version: "6.2")
    let message = """
      navlab: this copy of NavLab needs Swift 6.3.1, and here is Swift 6.2; get it from \
      https://www.swift.org/install, or an archive that was made with yours.

      """
    #expect(try run("list") == Result(status: 2, errors: message))
    // What it has found once is not what it finds when the compiler changes.
    try compiler(version: "6.3.1")
    #expect(try run("list").status == 0)
    try compiler(version: "6.4")
    #expect(try run("list").status == 2)
  }

  @Test("Different compilers with one version number are distinguished")
  func otherRelease() throws {
    try compiler(version: "6.3.1", release: "swift-6.3.1-DEV")
    let run = try run("list")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        navlab: this copy of NavLab needs Swift 6.3.1 (swift-6.3.1-RELEASE), and here is Swift version 6.3.1 \
        (swift-6.3.1-DEV); get it from https://www.swift.org/install, or an archive that was made with yours.

        """
    )
  }

  @Test("With no Swift, or a Swift that does not run, it says so in one line")
  func noSwift() throws {
    try write("#!/bin/sh\necho 'no room' >&2\nexit 1\n", to: "tools/swiftc")
    let broken = try run("list")
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("navlab: this copy of NavLab needs Swift 6.3.1, and '"))
    #expect(
      broken.errors.hasSuffix(
        "swiftc' does not run here (no room); make 'swiftc --version' work, then start again.\n"
      )
    )
    try FileManager.default.removeItem(at: folder.url.appending(path: "tools/swiftc"))
    let message = """
      navlab: this copy of NavLab needs Swift 6.3.1, and there is no Swift on the PATH; get it from \
      https://www.swift.org/install and put its bin folder on the PATH.

      """
    #expect(try run("list") == Result(status: 2, errors: message))
  }

  @Test("Missing libraries are named, with the packages that provide them")
  func libraries() throws {
    try write(
      """
      #!/bin/sh
      printf '\\t%s => not found\\n' libedit.so.2 libcmark-gfm.so.0.29.0.gfm.6 libz.so.1 libedit.so.2
      """,
      to: "tools/ldd"
    )
    let message = """
      navlab: libraries are missing here: libcmark-gfm.so.0.29.0.gfm.6 libedit.so.2 libz.so.1; \
      install them with: apt-get install libcmark-gfm0.29.0.gfm.6 libedit2 zlib1g

      """
    #expect(try run("list") == Result(status: 2, errors: message))
  }

  @Test("On another kind of computer, it names the right kind")
  func system() throws {
    let note = "system Linux-riscv64\ncompiler Swift version 6.3.1 (swift-6.3.1-RELEASE)\n"
    try folder.write(note, to: "copy/BUILT-FOR")
    let run = try run("list")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("navlab: this copy of NavLab is for Linux-riscv64, and this is "))
  }

  @Test("If Swift is in another folder, the programs are told where its libraries are")
  func elsewhere() throws {
    let place = "\(folder.path)/elsewhere/lib/swift"
    try compiler(version: "6.3.1", resources: place)
    #expect(try run("x") == Result(output: "started with x; \(place)/linux\n"))
    #expect(try run("x") == Result(output: "started with x; \(place)/linux\n"))
    let more = try run("x", environment: ["LD_LIBRARY_PATH": "/mine"])
    #expect(more.output == "started with x; \(place)/linux:/mine\n")
  }

  @Test("NavLab starts even if it cannot save anything")
  func noCache() throws {
    let run = try run("x", environment: ["XDG_CACHE_HOME": "/dev/null"])
    #expect(run == Result(output: "started with x; no folder\n"))
  }

  @Test("NavLab finds its own folder through a link")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/tools/navlab",
      withDestinationPath: "\(folder.path)/copy/navlab"
    )
    let run = try CommandRun.run(
      ["x"],
      in: folder,
      environment: environment,
      program: "\(folder.path)/tools/navlab"
    )
    #expect(run.output == "started with x; no folder\n")
  }

  /// The result of a start.
  private struct Result: Hashable {
    var status: Int32 = 0
    var output = ""
    var errors = ""
  }

  private var environment: [String: String] {
    [
      "PATH": "\(folder.path)/tools", "XDG_CACHE_HOME": "\(folder.path)/cache",
      "HOME": folder.path,
    ]
  }

  private func run(
    _ arguments: String...,
    environment others: [String: String] = [:]
  ) throws -> Result {
    // A test can run where the variable is set.
    let words = (others["LD_LIBRARY_PATH"] == nil ? ["-u", "LD_LIBRARY_PATH"] : [])
    let run = try CommandRun.run(
      words + ["\(folder.path)/copy/navlab"] + arguments,
      in: folder,
      environment: environment.merging(others) { $1 },
      program: "/usr/bin/env"
    )
    return Result(status: run.status, output: run.output, errors: run.errors)
  }

  private func compiler(
    version: String,
    release: String? = nil,
    resources: String = "/opt/swift/usr/lib/swift",
    more: String = ""
  ) throws {
    try write(
      """
      #!/bin/sh
      echo "$*" >>'\(folder.path)/calls'
      cat <<'JSON'
      {
        "compilerVersion": "Swift version \(version) (\(release ?? "swift-\(version)-RELEASE"))",
        "paths": {
          "runtimeResourcePath": "\(resources)"
        }
      }
      JSON
      \(more)
      """,
      to: "tools/swiftc"
    )
  }

  /// Counts the calls of the compiler.
  private func calls() throws -> Int {
    let text = try String(contentsOfFile: "\(folder.path)/calls", encoding: .utf8)
    return text.split(separator: "\n").count
  }

  private func write(_ text: String, to name: String) throws {
    try ProgramFile.write(text, to: "\(folder.path)/\(name)")
  }

  private func output(of words: String...) throws -> String {
    let run = try CommandRun.run(words, in: folder, program: "/usr/bin/env")
    return run.output.trimmingCharacters(in: .newlines)
  }
}
