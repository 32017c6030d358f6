import Course
import Foundation
import SceneText
import Shell
import Testing

@Suite("Setting up a workspace")
struct WorkspaceSetupTests {
  private let scratch: ScratchFolder
  private let setup: WorkspaceSetup

  init() throws {
    scratch = try ScratchFolder()
    setup = WorkspaceSetup(
      catalogue: Catalogue(path: FixtureCourse.path),
      installation: Installation(root: "/opt/navlab", products: "/opt/navlab/.build/release")
    )
  }

  private var path: String { "\(scratch.path)/desk" }

  private func text(_ result: WorkspaceSetup.Result, width: Int = 80) -> String {
    drawing(width).lines(of: result).map(\.plain).joined(separator: "\n")
  }

  private func drawing(_ width: Int = 80) -> WorkspaceText {
    WorkspaceText(
      layout: TextLayout(width: width),
      files: UserFiles(folder: scratch.path, home: nil)
    )
  }

  /// The modules of the lab that an app can import, and what these are made of.
  private static let modules =
    """
    NavAVFoundation NavAVKit NavActivityKit NavAppIntents NavAuthenticationServices NavBackgroundTasks NavCalls
    NavCharts NavCloudKit NavContacts NavCoreData NavCoreGraphics NavCoreHaptics NavCoreImage NavCoreLocation
    NavCoreMotion NavCoreSpotlight NavCryptoKit NavEventKit NavFoundation NavFrameworks NavGameKit \
    NavHealthKit NavLocalAuthentication NavMapKit
    NavMediaPlayer NavMessageUI NavMusicKit NavNetwork NavOS NavOSLog NavPhotos NavPhotosUI NavSafariServices
    NavSecurity NavStoreKit NavSwiftData NavSwiftUICore NavSystemConfiguration NavTipKit NavUI NavUIKit
    NavUniformTypeIdentifiers NavUserNotifications NavVision NavWebKit NavWidgetKit OpenCombine SceneModel SharedLists
    """.split { $0.isWhitespace }.map(String.init)

  @Test("An empty folder gets the exercises, and the files that git and editors need")
  func fresh() throws {
    let result = try setup.run(in: path)

    #expect(result.folder == path)
    #expect(result.exercises.map(\.number) == [1, 2, 3, 4])
    #expect(result.kept == [])
    #expect(
      try scratch.names("desk") == [
        ".gitignore", ".navlab", ".sourcekit-lsp", ".vscode", "01-good", "02-broken", "03-wrong",
        "04-unlisted", "README.md", "compile_commands.json", "navlab",
      ]
    )
    #expect(try scratch.names("desk/01-good") == ["App.swift", "Task.md", "answer.nav"])
    #expect(
      try scratch.names("desk/.navlab/modules")
        == Self.modules.sorted().map { "\($0).swiftmodule" }
    )
    #expect(Workspace(around: "\(path)/01-good").path == path)
    #expect(
      text(result, width: 60) == """
        Your workspace is ready: desk
          new   4 exercises, navlab, compile_commands.json,
                .sourcekit-lsp/config.json, README.md, .gitignore,
                .vscode/extensions.json, .vscode/settings.json,
                .vscode/tasks.json

        To begin:
          cd desk
          ./navlab start 1
          ./navlab watch 1
        If you open the folder in VS Code, it recommends the Swift
        extension; README.md explains the rest.
        """
    )
  }

  @Test("A folder in the home folder is named relative to home")
  func home() throws {
    let result = try setup.run(in: "\(scratch.path)/my desk")
    let text = WorkspaceText(
      layout: TextLayout(),
      files: UserFiles(folder: "/opt", home: scratch.path)
    )
    let lines = text.lines(of: result).map(\.plain)
    #expect(lines.first == "Your workspace is ready: ~/my desk")
    #expect(lines.contains("  cd ~/'my desk'"))
  }

  @Test("Existing files stay, missing files are added, and NavLab's own files are renewed")
  func again() throws {
    _ = try setup.run(in: path)
    try scratch.write("mine\n", "desk/README.md")
    try scratch.write("mine\n", "desk/01-good/answer.nav")
    try FileManager.default.removeItem(atPath: "\(path)/01-good/Task.md")
    try FileManager.default.removeItem(atPath: "\(path)/.vscode")
    try scratch.write("old\n", "desk/.navlab/compile_commands.json")
    let result = try setup.run(in: path)

    #expect(result.exercises.map(\.number) == [1])
    #expect(
      result.files == [".vscode/extensions.json", ".vscode/settings.json", ".vscode/tasks.json"]
    )
    #expect(result.kept == ["README.md"])
    #expect(try scratch.read("desk/README.md") == "mine\n")
    #expect(try scratch.read("desk/01-good/answer.nav") == "mine\n")
    #expect(try scratch.read("desk/compile_commands.json").hasPrefix("[\n"))
    #expect(
      text(result).hasPrefix(
        """
        Your workspace is ready: desk
          new   1 exercise, .vscode/extensions.json, .vscode/settings.json,
                .vscode/tasks.json
          kept  README.md, \(result.keptWork) files of exercises

        """
      )
    )
    let third = try setup.run(in: path)
    #expect(text(third).hasPrefix("Nothing was missing in: desk\n  kept  README.md, "))
    // Before a task there is nothing to say of a workspace that was there, and nothing of other tasks.
    #expect(drawing().linesBeforeTask(of: third) == [])
    let before = drawing().linesBeforeTask(of: result).map(\.plain)
    #expect(before.first == "Your workspace is ready: desk")
    #expect(before.last == "" && !before.contains { $0.contains("To begin") })
  }

  @Test("Editors are told how each Swift file is compiled")
  func commands() throws {
    struct Command: Decodable {
      var directory: String
      var file: String
      var arguments: [String]
    }
    _ = try setup.run(in: path)
    let data = Data(try scratch.read("desk/compile_commands.json").utf8)
    let commands = try JSONDecoder().decode([Command].self, from: data)

    let first = try #require(commands.first)
    #expect(first.directory == path)
    #expect(first.file == "01-good/App.swift")
    #expect(first.arguments.first == "swiftc")
    #expect(first.arguments.last == "01-good/App.swift")
    #expect(first.arguments.contains("SwiftUI=NavUI"))
    #expect(first.arguments.contains("\(path)/.navlab/modules"))
    let settings = try scratch.read("desk/.sourcekit-lsp/config.json")
    #expect(
      settings.hasPrefix("{\n  \"fallbackBuildSystem\" : {\n    \"swiftCompilerFlags\" : [\n")
    )
  }

  @Test("NavLab's own folder, or a file, is refused as a workspace")
  func refused() throws {
    #expect(throws: CommandFailure.self) { try setup.run(in: "/opt/navlab/.") }
    try scratch.write("", "file")
    #expect(
      throws: CommandFailure(
        .misuse,
        "\(scratch.path)/file: a folder is needed here, but it cannot be created: this is a file"
      )
    ) {
      try setup.run(in: "\(scratch.path)/file")
    }
  }
}
