import FaultCatalogue
import FaultFiles
import Testing

@testable import Course

@Suite("The folder of the fault catalogue")
struct FaultFolderTests {
  private static let wrong = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        NavigationStack {
          NavigationStack { Text("Town") }
        }
      }
    }

    """

  private static let entry = """
    summary: A NavigationStack inside another one
    topic: stacks
    severity: warning
    found-by: both
    versions: iOS 16 and later
    behaviours: [NS-01, NS-02]
    why: >-
      There are two titles,
      and two ways back.
    remedy: Keep one of them.
    wrong:
      script: |
        tap "Town"
        back
      before: |
        App  ContentViewApp
        └─ NavigationStack  path: 0
    right:
      edits:
        - find: NavigationStack { Text("Town") }
          replace: Text("Town")
      after: App  ContentViewApp

    """

  /// A folder with one entry.
  private func disk(_ entry: String = Self.entry) throws -> CourseOnDisk {
    try CourseOnDisk([
      "Faults/nested-stack/fault.yml": entry, "Faults/nested-stack/Wrong.swift": Self.wrong,
    ])
  }

  private func problems(_ disk: borrowing CourseOnDisk) throws -> String {
    let fault = try #require(Fault.named("nested-stack"))
    return disk.problems { _ = try FaultFolder(path: "\($0.path)/Faults").entry(on: fault) }
  }

  /// The problems of an entry with one text in place of another.
  private func problems(_ old: String, _ new: String) throws -> String {
    try #require(Self.entry.contains(old))
    return try problems(disk(Self.entry.replacing(old, with: new)))
  }

  @Test("An entry has its texts, the wrong app, and a right app made by edits")
  func entry() throws {
    let disk = try disk()
    let fault = try #require(Fault.named("nested-stack"))
    let entry = try FaultFolder(path: "\(disk.path)/Faults").entry(on: fault)
    let wrong = String(Self.wrong.dropLast())
    let script = "tap \"Town\"\nback"
    #expect(
      entry
        == FaultEntry(
          fault,
          why: "There are two titles, and two ways back.",
          remedy: "Keep one of them.",
          behaviours: ["NS-01", "NS-02"],
          wrong: FaultEntry.Example(
            wrong,
            script: script,
            before: "App  ContentViewApp\n└─ NavigationStack  path: 0"
          ),
          right: FaultEntry.Example(
            wrong.replacing("NavigationStack { Text", with: "Text").replacing(") }\n", with: ")\n"),
            script: script,
            after: "App  ContentViewApp"
          )
        )
    )
  }

  @Test("A right app may be in its own file, and have its own commands")
  func file() throws {
    let disk = try CourseOnDisk([
      "Faults/nested-stack/fault.yml": Self.entry.replacing(
        "  edits:\n    - find: NavigationStack { Text(\"Town\") }\n      replace: Text(\"Town\")\n",
        with: "  script: tree\n"
      ),
      "Faults/nested-stack/Wrong.swift": Self.wrong,
      "Faults/nested-stack/Right.swift": "import SwiftUI\n",
    ])
    let fault = try #require(Fault.named("nested-stack"))
    let right = try FaultFolder(path: "\(disk.path)/Faults").entry(on: fault).right
    #expect(right.code == "import SwiftUI" && right.script == "tree")
  }

  @Test("Mistakes are reported with their places")
  func places() throws {
    let file = "Faults/nested-stack/fault.yml"
    #expect(
      try problems("topic: stacks", "topic: stack").hasPrefix(
        "\(file):2:8: topic 'stack' is not known; use 'stacks' or 'links'"
      )
    )
    #expect(
      try problems("found-by: both", "found-by: nobody")
        == "\(file):1:1: 'reason' is missing; add a line 'reason: …'"
    )
    #expect(
      try problems("severity: warning", "severity: error")
        == "\(file):1:1: this entry differs from the entry in the built NavLab; run Scripts/generate, "
        + "and build NavLab again"
    )
    #expect(
      try problems("remedy: Keep", "remedie: Keep") == """
        \(file):1:1: 'remedy' is missing; add a line 'remedy: …'
        \(file):10:1: 'remedie' is not a known key; use summary, topic, severity, found-by, fixable, \
        beyond-navigation, why, remedy, versions, unseen, behaviours, wrong, right
        """
    )
    #expect(
      try problems("find: NavigationStack {", "find: NavigationStak {")
        == "\(file):20:13: 'find' is not in Wrong.swift of the entry; copy the text from that file"
    )
    #expect(
      try problems("replace: Text(\"Town\")", "replace: NavigationStack { Text(\"Town\") }")
        == "\(file):20:13: 'find' and 'replace' are identical; change one, or remove the edit"
    )
    #expect(
      try problems("  edits:", "  edit:") == """
        \(file):19:3: 'edit' is not a known key; use refused-by-compiler, edits, script, before, after
        Faults/nested-stack/Right.swift: there is no such file; create it, or write 'edits' below 'right'
        """
    )
    #expect(
      try problems("  before: |", "  befor: |")
        == "\(file):15:3: 'befor' is not a known key; use refused-by-compiler, script, before, after"
    )
  }

  @Test("Missing, superfluous and conflicting files are named")
  func files() throws {
    let disk = try disk()
    try disk.write("Faults/nested-stack/Right.swift", "import SwiftUI\n")
    #expect(
      try problems(disk)
        == "Faults/nested-stack/fault.yml:19:3: Right.swift exists as a whole file and also has edits; "
        + "remove the file or the edits"
    )
    try disk.write("Faults/nested-stack/Rihgt.swift", "import SwiftUI\n")
    try disk.remove("Faults/nested-stack/Right.swift")
    #expect(
      try problems(disk)
        == "Faults/nested-stack/Rihgt.swift: this is not part of the entry; remove it, or rename it"
    )
    try disk.remove("Faults/nested-stack/Rihgt.swift")
    try disk.remove("Faults/nested-stack/Wrong.swift")
    #expect(
      try problems(disk) == "Faults/nested-stack/Wrong.swift: there is no such file; create it"
    )
    try disk.remove("Faults/nested-stack/fault.yml")
    #expect(
      try problems(disk)
        == "Faults/nested-stack/fault.yml: there is no such file; create it with the keys that CONTRIBUTING.md lists"
    )
  }

  @Test("A right app must differ from the wrong app, and have a file or edits")
  func alike() throws {
    let edits =
      "edits:\n    - find: NavigationStack { Text(\"Town\") }\n      replace: Text(\"Town\")\n"
    #expect(
      try problems(edits, "edits: []\n")
        == "Faults/nested-stack/fault.yml:19:10: 'edits' is empty; add an edit, or create Right.swift"
    )
    let disk = try disk(Self.entry.replacing("  \(edits)", with: ""))
    try disk.write("Faults/nested-stack/Right.swift", Self.wrong)
    #expect(
      try problems(disk)
        == "Faults/nested-stack/fault.yml:19:3: the right app and the wrong app are identical; change one"
    )
  }

  @Test("A folder without a fault is reported, and so is a fault without a folder")
  func strangers() throws {
    let disk = try disk()
    try disk.write("Faults/nested-stak/fault.yml", Self.entry)
    let lines = disk.problems { _ = try FaultFolder(path: "\($0.path)/Faults").entries() }
      .split(separator: "\n")
    #expect(
      lines.first
        == "Faults/nested-stak: there is no fault 'nested-stak'; run Scripts/generate to add it to the list"
    )
    #expect(lines.count == 1 + Fault.all.count - 1)
  }

  @Test("Each fault of the program has one folder, and both say the same")
  func catalogue() throws {
    #expect(try FaultFiles.entries().map(\.fault) == Fault.all)
    #expect(Fault.all.map(\.id) == Fault.all.map(\.id).sorted())
  }
}
