import Foundation
import NavUI
import SceneModel
import Testing

@Suite("SceneStorage")
@MainActor
struct SceneStorageTests {
  private struct Draft: View {
    @SceneStorage("draft") private var draft = ""
    @State private var isPlain = "state"

    var body: some View {
      TextField("Draft", text: $draft)
      TextField("Plain", text: $isPlain)
      Counter()
    }
  }

  private struct Counter: View {
    @SceneStorage("draft") private var draft = "another default"

    var body: some View {
      Text("\(draft.count)")
    }
  }

  private struct DraftApp: App {
    var body: some Scene {
      WindowGroup { Draft() }
    }
  }

  @Test("SR-05: two declarations of one key in a scene share one value")
  func sharing() throws {
    let app = TestApp(DraftApp.self)
    try app.type("Hello", into: "Draft")
    #expect(app.screen?.children.map(\.value) == ["Hello", "state", nil])
    #expect(app.labels == ["Draft", "Plain", "5"])
  }

  @Test("SR-01: two scenes have separate values")
  func scenes() throws {
    let first = TestApp(DraftApp.self)
    let second = TestApp(DraftApp.self)
    try first.type("Hello", into: "Draft")
    second.look()
    #expect(first.sceneValues as? [String: String] == ["draft": "Hello"])
    #expect(second.sceneValues.isEmpty)
  }

  @Test("SR-01: a scene gets back its scene storage, but not its state")
  func restoring() throws {
    let first = TestApp(DraftApp.self)
    try first.type("Hello", into: "Draft")
    try first.type("lost", into: "Plain")
    let second = TestApp(DraftApp.self, scene: first.sceneValues)
    #expect(second.screen?.children.map(\.value) == ["Hello", "state", nil])
  }

  @Test("SR-02: a scene without kept values begins with the defaults")
  func destroyed() throws {
    let first = TestApp(DraftApp.self)
    try first.type("Hello", into: "Draft")
    let second = TestApp(DraftApp.self)
    #expect(second.screen?.children.map(\.value) == ["", "state", nil])
  }

  private enum Page: String { case first, second }
  private enum Level: Int { case low, high }

  private struct Everything: View {
    @SceneStorage("bool") var bool = false
    @SceneStorage("int") var int = 0
    @SceneStorage("double") var double = 0.0
    @SceneStorage("string") var string = ""
    @SceneStorage("url") var url = URL(fileURLWithPath: "/")
    @SceneStorage("data") var data = Data()
    @SceneStorage("page") var page = Page.first
    @SceneStorage("level") var level = Level.low
    @SceneStorage("maybeBool") var maybeBool: Bool?
    @SceneStorage("maybeInt") var maybeInt: Int?
    @SceneStorage("maybeDouble") var maybeDouble: Double?
    @SceneStorage("maybeString") var maybeString: String?
    @SceneStorage("maybeURL") var maybeURL: URL?
    @SceneStorage("maybeData") var maybeData: Data?
    @SceneStorage("maybePage") var maybePage: Page?
    @SceneStorage("maybeLevel") var maybeLevel: Level?

    var body: some View {
      Text(
        "\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count) \(page) \(level)"
      )
      Text(verbatim: "\(maybeBool as Any) \(maybeInt as Any) \(maybeDouble as Any)")
      Text(verbatim: "\(maybeString as Any) \(maybeURL as Any) \(maybeData?.count as Any)")
      Text(verbatim: "\(maybePage as Any) \(maybeLevel as Any)")
      Button("Set") {
        (bool, int, double, string, data) = (true, 1, 1.5, "s", Data([1]))
        url = URL(fileURLWithPath: "/a")
        (page, level, maybePage, maybeLevel) = (.second, .high, .second, .high)
        (maybeBool, maybeInt, maybeDouble, maybeString) = (false, 2, 2.5, "m")
        (maybeURL, maybeData) = (URL(string: "a:b"), Data())
      }
    }
  }

  private struct EverythingApp: App {
    var body: some Scene {
      WindowGroup { Everything() }
    }
  }

  @Test("SR-06: values of the accepted types and their optionals are kept")
  func types() throws {
    let app = TestApp(EverythingApp.self)
    #expect(app.labels.first == "false 0 0.0  file:/// 0 first low")
    try app.tap("Set")
    let restored = TestApp(EverythingApp.self, scene: app.sceneValues)
    #expect(restored.labels == app.labels)
    #expect(
      app.labels
        == [
          "true 1 1.5 s file:///a 1 second high",
          "Optional(false) Optional(2) Optional(2.5)",
          "Optional(\"m\") Optional(a:b) Optional(0)",
          "Optional(\(Page.self).second) Optional(\(Level.self).high)", "Set",
        ].map { $0.replacing("(\(Page.self)", with: "(\(String(reflecting: Page.self))") }
        .map { $0.replacing("(\(Level.self)", with: "(\(String(reflecting: Level.self))") }
    )
  }

  private struct Pages: View {
    @SceneStorage var page: Int

    init(key: String) {
      _page = SceneStorage(wrappedValue: 0, key)
    }

    var body: some View {
      Button("\(page)") { page += 1 }
    }
  }

  private struct PagesApp: App {
    var body: some Scene {
      WindowGroup { Chooser() }
    }

    struct Chooser: View {
      @State private var isSecond = false

      var body: some View {
        Toggle("Second", isOn: $isSecond)
        Pages(key: isSecond ? "second" : "first")
      }
    }
  }

  @Test("a property whose key changes follows the value of the new key")
  func changingKey() throws {
    let app = TestApp(PagesApp.self)
    try app.tap("0")
    try app.tap("Second")
    #expect(app.labels == ["Second", "0"])
    try app.tap("Second")
    #expect(app.labels == ["Second", "1"])
  }
}
