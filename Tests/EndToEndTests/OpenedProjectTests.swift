import Foundation
import Testing

@Suite("Opening a stranger's app", .serialized)
struct OpenedProjectTests {
  private static let app = """
    import SwiftUI
    @main struct NotesApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    struct ContentView: View {
      var body: some View {
        NavigationStack {
          List(seeds, id: \\.self) { Text($0) }.navigationTitle("Notes")
          Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "no name")
          Text(Bundle.main.bundleIdentifier ?? "no identifier")
        }
      }
    }
    struct Extra: View { var body: some View { Text("extra") } }
    #Preview("Second") {
      @Previewable @State var count = 3
      Button("count \\(count)") { count += 1 }
    }
    """

  private static let model = """
    import Foundation
    var seeds: [String] {
      guard let url = Bundle.main.url(forResource: "seed", withExtension: "json") else { return ["no seed"] }
      return (try? JSONDecoder().decode([String].self, from: Data(contentsOf: url))) ?? ["no list"]
    }
    """

  private static let project = """
    // !$*UTF8*$!
    { objectVersion = 77; objects = {
      X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); target = T1; };
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, ); path = Notes; sourceTree = "<group>"; };
      G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application"; buildPhases = (); fileSystemSynchronizedGroups = (G1, ); buildConfigurationList = L1; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
        PRODUCT_BUNDLE_IDENTIFIER = org.example.notes; INFOPLIST_KEY_CFBundleDisplayName = "My Notes"; SWIFT_VERSION = 5.0; }; };
      R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
    }; rootObject = R0; }
    """

  private func folder(_ more: [String: String] = [:]) throws -> LearnerFolder {
    let folder = try LearnerFolder()
    let files = [
      "Repo/Notes.xcodeproj/project.pbxproj": Self.project, "Repo/Notes/NotesApp.swift": Self.app,
      "Repo/Notes/Model/Seeds.swift": Self.model, "Repo/Notes/Model/seed.json": #"["Ada"]"#,
      "Repo/Notes/Old.swift": "this is no Swift at all {", "Repo/Scratch.swift": "neither is this",
    ].merging(more) { $1 }
    for (name, text) in files {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try folder.write(text, to: name)
    }
    return folder
  }

  @Test("an Xcode project is opened with its target's files, resources and settings")
  func project() throws {
    let script = """
      expect screen "Notes"
      expect text "Ada"
      expect text "My Notes"
      expect text "org.example.notes"

      """
    let run = try CommandRun.run(["run", "Repo"], in: folder(), input: script)
    #expect(run.status == 0, "\(run)")
  }

  @Test("--view and --preview open something else, and list the choices for a wrong name")
  func chosen() throws {
    let folder = try folder()
    let view = try CommandRun.run(
      ["run", "Repo", "--view", "Extra"],
      in: folder,
      input: "expect text \"extra\"\n"
    )
    #expect(view.status == 0, "\(view)")
    let preview = try CommandRun.run(
      ["run", "Repo", "--preview", "1"],
      in: folder,
      input: "tap \"count 3\"\ntap \"count 4\"\n"
    )
    #expect(preview.status == 0, "\(preview)")
    let missing = try CommandRun.run(["build", "Repo", "--view", "Other"], in: folder)
    #expect(missing.status == 2)
    #expect(
      missing.errors == """
        navlab: 'Other' is not a view that can be created without arguments; choose one with --view \
        ContentView, --view Extra

        """
    )
  }

  @Test("all missing modules are reported at once, where they are imported")
  func missingModules() throws {
    let folder = try folder([
      "Repo/Notes/Model/Net.swift":
        "import Alamofire\n#if os(macOS)\nimport AppKit\n#endif\nimport Lottie\n"
    ])
    let run = try CommandRun.run(["build", "Repo"], in: folder)
    #expect(run.status == 3)
    let heads = run.errors.split(separator: "\n").filter {
      $0.contains(": error: ") && $0.contains("swift:")
    }
    #expect(
      heads == [
        "Repo/Notes/Model/Net.swift:1:8: error: no such module 'Alamofire'",
        "Repo/Notes/Model/Net.swift:5:8: error: no such module 'Lottie'",
      ]
    )
  }

  @Test("an app with more files than a submission may have is built")
  func manyFiles() throws {
    let folder = try LearnerFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Text(name299) } }",
      to: "ContentView.swift"
    )
    for number in 0..<300 {
      try folder.write("let name\(number) = \"n\(number)\"", to: "F\(number).swift")
    }
    let run = try CommandRun.run(["run", "."], in: folder, input: "expect text \"n299\"\n")
    #expect(run.status == 0, "\(run)")
  }

  @Test("the language mode and the isolation are taken from options")
  func language() throws {
    let folder = try LearnerFolder()
    try folder.write(
      "import SwiftUI\nvar shared = 1\nstruct ContentView: View { var body: some View { Text(\"\\(shared)\") } }",
      to: "App.swift"
    )
    let build = { try CommandRun.run(["build", "App.swift"] + $0, in: folder) }
    #expect(try build([]).status == 0)
    #expect(try build(["--swift-version", "6"]).status == 3)
    #expect(try build(["--swift-version", "6", "--default-isolation", "MainActor"]).status == 0)
    #expect(
      try build(["--swift-version", "4"]).errors
        == "navlab: --swift-version must be 5 or 6, not '4'; see 'navlab help build'\n"
    )
  }
}
