import Foundation
import Testing

@Suite("The app's main bundle", .serialized)
struct MainBundleTests {
  private static let app = """
    import OSLog
    import SwiftUI
    extension Logger { static let views = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "views") }
    @main struct TrailsApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    struct ContentView: View {
      let names: [String] = {
        guard let url = Bundle.main.url(forResource: "names", withExtension: "json") else { fatalError("names.json is missing") }
        return try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
      }()
      var body: some View {
        List(names, id: \\.self) { Text($0) }
        Text(Bundle.main.bundleIdentifier ?? "no identifier").onAppear { Logger.views.info("appeared") }
        Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "no version")
        Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "no build")
        Text(Bundle.main.object(forInfoDictionaryKey: "Greeting") as? String ?? "no greeting")
        Text((Bundle.main.bundlePath as NSString).lastPathComponent)
        Text(Bundle.main.path(forResource: "notes.txt", ofType: nil) == nil ? "no notes" : "notes")
        Text(Bundle.main.url(forResource: "notes", withExtension: "txt", subdirectory: "Data") == nil ? "no folder" : "folder")
        Text(Bundle.main.url(forResource: "Secret", withExtension: "nav") == nil ? "no secret" : "secret")
      }
    }
    """

  private static let expectations = """
    expect text "Ada"
    expect text "com.example.Trails"
    expect text "1.0"
    expect text "1"
    expect text "Trails.app"
    expect text "notes"
    expect text "folder"
    expect text "no secret"

    """

  private func folder(greeting: String? = nil) throws -> LearnerFolder {
    var files = [
      "Trails/App.swift": Self.app, "Trails/Data/names.json": #"["Ada", "Bob"]"#,
      "Trails/Data/notes.txt": "notes", "Trails/Secret.nav": "secret", "a.nav": Self.expectations,
    ]
    if let greeting {
      files["Trails/Info.plist"] = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>Greeting</key><string>\(greeting)</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>
        """
    }
    let folder = try LearnerFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Trails/Data"),
      withIntermediateDirectories: true
    )
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test("OB-27: the identifier, version, build and files of the project's folder are found")
  func found() throws {
    let run = try CommandRun.run(["run", "Trails", "--script", "a.nav"], in: folder())
    #expect(run.status == 0, "\(run)")
  }

  @Test("OB-27: they are found again after a step back, and after a restart")
  func again() throws {
    let folder = try folder()
    let lines = "launch\nwait 1s\nundo\n\(Self.expectations)relaunch\n\(Self.expectations)"
    try folder.write(lines, to: "a.nav")
    let run = try CommandRun.run(["run", "Trails", "--script", "a.nav"], in: folder)
    #expect(run.status == 0, "\(run)")
  }

  @Test("OB-27: the project's own Info.plist is read, with the settings that it names")
  func information() throws {
    let folder = try folder(greeting: "Hello from $(PRODUCT_NAME)")
    let lines = Self.expectations + "expect text \"Hello from Trails\"\n"
    try folder.write(lines, to: "a.nav")
    let run = try CommandRun.run(["run", "Trails", "--script", "a.nav"], in: folder)
    #expect(run.status == 0, "\(run)")
  }
}
