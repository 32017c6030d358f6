import Foundation
import ProgramFiles
import Testing

@Suite("navlab install and uninstall")
struct InstallTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private var prefix: String { "\(folder.path)/home/.local" }
  private var program: String { "\(prefix)/bin/navlab" }

  private func run(_ words: String..., path: String = "/usr/bin:/bin") throws -> CommandRun {
    try CommandRun.run(
      words + ["--width", "400"],
      in: folder,
      environment: ["HOME": "\(folder.path)/home", "PATH": path, "SHELL": "/bin/bash"]
    )
  }

  private func files() throws -> [String] {
    try UnpackedArchive.files(in: prefix).sorted()
  }

  private static let own = [
    "bin/navlab", "share/bash-completion/completions/navlab",
    "share/fish/vendor_completions.d/navlab.fish", "share/zsh/site-functions/_navlab",
  ]

  @Test("install adds a program that starts this copy, and uninstall removes it")
  func roundTrip() throws {
    let install = try run("install")
    #expect(install.status == 0 && install.errors == "", "\(install.errors)")
    #expect(
      install.output == """
        \(program) starts the copy of NavLab in \(Products.root), so do not move that folder.
        \(prefix)/bin is not on your PATH yet. This command adds it, for every new terminal:
          echo 'export PATH="$HOME/.local/bin:$PATH"' >> ~/.bashrc

        """
    )
    #expect(try files() == Self.own)
    let text = try String(contentsOfFile: program, encoding: .utf8)
    #expect(text.contains("\nroot='\(Products.root)'\n"))
    #expect(FileManager.default.isExecutableFile(atPath: program))
    for name in Self.own.dropFirst() {
      #expect(
        try String(contentsOfFile: "\(prefix)/\(name)", encoding: .utf8).contains("uninstall")
      )
    }

    let again = try run("install", path: "/usr/bin:\(prefix)/bin")
    #expect(again.status == 0)
    #expect(again.output.hasSuffix("\nThis command now works in every folder: navlab\n"))

    let uninstall = try run("uninstall")
    #expect(uninstall.status == 0)
    #expect(uninstall.output == Self.own.map { "taken away  \(prefix)/\($0)\n" }.joinedSorted)
    #expect(try files() == [])
    let nothing = try run("uninstall")
    #expect(nothing.status == 2)
    #expect(nothing.errors.hasPrefix("navlab: there is no \(program); "))
  }

  @Test(
    "Another program's file stays, and nothing is written beside it",
    arguments: ["bin/navlab", "share/zsh/site-functions/_navlab"]
  )
  func stranger(name: String) throws {
    let place = URL(filePath: "\(prefix)/\(name)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("mine\n".utf8).write(to: place)
    let install = try run("install")
    #expect(install.status == 2)
    #expect(
      install.errors.hasPrefix("\(place.path): this file is not NavLab's, so nothing was written;")
    )
    #expect(try run("uninstall").status == 2)
    #expect(try files() == [name])
    #expect(try String(contentsOf: place, encoding: .utf8) == "mine\n")
  }

  @Test("A link counts as another program's file, wherever it leads")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: "\(prefix)/bin",
      withIntermediateDirectories: true
    )
    try folder.write("mine\n", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: program,
      withDestinationPath: "\(folder.path)/target"
    )
    #expect(try run("install").status == 2)
    #expect(try String(contentsOfFile: "\(folder.path)/target", encoding: .utf8) == "mine\n")
  }

  @Test("A newer copy replaces an older copy, which then removes nothing")
  func twoCopies() throws {
    let other = "\(folder.path)/it's another"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    let script = "#!/bin/sh\necho \"the other one: $*\"\n"
    try ProgramFile.write(script, to: "\(other)/navlab")
    #expect(try run("install").status == 0)
    let words = ["install", "--prefix", prefix, "--width", "400"]
    let install = try CommandRun.run(words, in: folder, environment: ["NAVLAB_ROOT": other])
    #expect(
      install.output.contains(
        "Before, this file started the copy of NavLab in \(Products.root).\n"
      )
    )
    let start = try CommandRun.run(["a b", "c"], in: folder, program: program)
    #expect(start.output == "the other one: a b c\n")

    let uninstall = try run("uninstall")
    #expect(uninstall.status == 2)
    #expect(
      uninstall.errors.contains(
        "this file starts the copy of NavLab in \(other), so it was not removed"
      )
    )
    // What nobody can start any more belongs to nobody.
    try FileManager.default.removeItem(atPath: other)
    let lost = try CommandRun.run([], in: folder, program: program)
    #expect(lost.status == 2)
    #expect(lost.errors.hasPrefix("navlab: NavLab is no longer in \(other); run "))
    #expect(try run("uninstall").status == 0)
    #expect(try files() == [])
  }

  @Test("Another 'navlab' earlier in PATH is named, and unwritable places are reported")
  func obstacles() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/first",
      withIntermediateDirectories: true
    )
    try ProgramFile.write("#!/bin/sh\n", to: "\(folder.path)/first/navlab")
    let path = "\(folder.path)/first:\(prefix)/bin"
    #expect(
      try run("install", path: path).output.hasSuffix(
        "\n\(folder.path)/first/navlab comes before it on your PATH, so the name 'navlab' starts that program.\n"
      )
    )
    let unwritable = try run("install", "--prefix", "/dev/null/x")
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.hasPrefix("/dev/null/x/bin/navlab: the file cannot be written: "))
  }
}

extension [String] {
  /// The lines as one text, the program's own first.
  fileprivate var joinedSorted: String {
    let order = ["bin/navlab", "bash-completion", "zsh", "fish"]
    return order.compactMap { part in first { $0.contains(part) } }.joined()
  }
}
