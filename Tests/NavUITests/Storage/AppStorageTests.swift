import Foundation
import NavUI
import OpenCombine
import Testing

@Suite("AppStorage")
@MainActor
struct AppStorageTests {
  /// A store of its own for each test, which never reaches a file.
  private nonisolated static func store(_ name: String = #function) -> UserDefaults {
    let store = UserDefaults(suiteName: "AppStorageTests.\(name)")
    for key in store?.dictionaryRepresentation().keys.map(\.self) ?? [] {
      store?.removeObject(forKey: key)
    }
    return store ?? .standard
  }

  private struct Settings: View {
    @AppStorage("name") private var name = "nobody"
    @AppStorage("visits") private var visits = 0
    @AppStorage("isOn") private var isOn = false

    var body: some View {
      Text("\(name) \(visits)")
      Toggle("On", isOn: $isOn)
      Button("Visit") { visits += 1 }
      Other()
    }
  }

  private struct Other: View {
    @AppStorage("visits") private var visits = 0

    var body: some View {
      Text("other \(visits)")
    }
  }

  private struct SettingsApp: App {
    var store = UserDefaults.standard

    var body: some Scene {
      WindowGroup { Settings() }.defaultAppStorage(store)
    }
  }

  @Test("the property shows its default first, and a written value appears everywhere at once")
  func writing() throws {
    let store = Self.store()
    let app = TestApp(SettingsApp.self) { SettingsApp(store: store) }
    #expect(app.labels == ["nobody 0", "On", "Visit", "other 0"])
    #expect(store.object(forKey: "visits") == nil)
    try app.tap("Visit")
    #expect(app.labels == ["nobody 1", "On", "Visit", "other 1"])
    #expect(store.integer(forKey: "visits") == 1)
    try app.tap("On")
    #expect(store.bool(forKey: "isOn"))
    #expect(app.rules == [])
  }

  /// With a property that is published, and without one.
  private final class Options: ObservableObject {
    @AppStorage("count", store: AppStorageTests.store("objects")) var count = 0
    @Published var other = 0
  }

  private final class OnlyStored: ObservableObject {
    @AppStorage("count", store: AppStorageTests.store("objects")) var count = 0
  }

  private struct ObjectsApp: App {
    @StateObject private var options = Options()
    @StateObject private var stored = OnlyStored()
    @State private var announced = 0

    var body: some Scene {
      WindowGroup {
        Button("count \(options.count)") { options.count += 1 }
          .onReceive(options.objectWillChange) { announced += 1 }
        Counted(stored: stored)
        Text("announced \(announced)")
      }
    }
  }

  private struct Counted: View {
    @ObservedObject var stored: OnlyStored

    var body: some View { Button("stored \(stored.count)") { stored.count += 1 } }
  }

  @Test("OB-22: a property of an ObservableObject announces its changes like a published one")
  func objects() throws {
    let app = TestApp(ObjectsApp.self)
    #expect(app.labels == ["count 0", "stored 0", "announced 0"])
    try app.tap("count 0")
    #expect(app.labels == ["count 1", "stored 1", "announced 1"])
    try app.tap("stored 1")
    #expect(app.labels == ["count 2", "stored 2", "announced 1"])
    var roles = PropertyRoles()
    let objects = app.objects.compactMap(\.object)
    let values = objects.flatMap { ObjectProperty.all(of: $0, knowing: &roles) }
    #expect(
      values.map { "\($0.name): \(ValueText.text(of: $0.value))" }.sorted() == [
        "count: 2", "count: 2", "other: 0",
      ]
    )
  }

  @Test("the property follows values that are set or registered elsewhere")
  func observing() {
    let store = Self.store()
    store.set("Ada", forKey: "name")
    let app = TestApp(SettingsApp.self) { SettingsApp(store: store) }
    #expect(app.labels.first == "Ada 0")
    store.set(41, forKey: "visits")
    app.look()
    #expect(app.labels == ["Ada 41", "On", "Visit", "other 41"])
    store.removeObject(forKey: "visits")
    app.look()
    #expect(app.labels.first == "Ada 0")
  }

  @Test("a registered default is preferred to the property's own default")
  func registered() {
    let store = Self.store()
    store.register(defaults: ["registered": 7])
    #expect(AppStorage(wrappedValue: 0, "registered", store: store).wrappedValue == 7)
  }

  private enum Size: Int { case small, large }
  private enum Theme: String { case light, dark }

  @Test("every type that the declaration allows is read and written, and nil removes a value")
  func types() throws {
    let store = Self.store()
    let bool = AppStorage(wrappedValue: false, "bool", store: store)
    let int = AppStorage(wrappedValue: 0, "int", store: store)
    let double = AppStorage(wrappedValue: 0.0, "double", store: store)
    let string = AppStorage(wrappedValue: "", "string", store: store)
    let url = AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store)
    let data = AppStorage(wrappedValue: Data(), "data", store: store)
    let size = AppStorage(wrappedValue: Size.small, "size", store: store)
    let theme = AppStorage(wrappedValue: Theme.light, "theme", store: store)
    let optional = AppStorage<Theme?>("theme", store: store)
    let page = try #require(URL(string: "https://example.com/a?b=c"))

    bool.wrappedValue = true
    int.wrappedValue = 2
    double.projectedValue.wrappedValue = 2.5
    string.wrappedValue = "text"
    url.wrappedValue = page
    data.wrappedValue = Data([1, 2])
    size.wrappedValue = .large
    theme.wrappedValue = .dark

    #expect(bool.wrappedValue)
    #expect(int.wrappedValue == 2)
    #expect(double.wrappedValue == 2.5)
    #expect(string.wrappedValue == "text")
    #expect(url.wrappedValue == page)
    #expect(data.wrappedValue == Data([1, 2]))
    #expect(size.wrappedValue == .large)
    #expect(store.integer(forKey: "size") == 1)
    #expect(optional.wrappedValue == .dark)
    optional.wrappedValue = nil
    #expect(store.object(forKey: "theme") == nil)
    #expect(theme.wrappedValue == .light)
  }

  @Test("a value of another type or an unknown raw value counts as missing")
  func unreadable() {
    let store = Self.store()
    store.set("seven", forKey: "int")
    store.set(9, forKey: "size")
    store.set(1, forKey: "bool")
    #expect(AppStorage(wrappedValue: 3, "int", store: store).wrappedValue == 3)
    #expect(AppStorage(wrappedValue: Size.small, "size", store: store).wrappedValue == .small)
    #expect(AppStorage(wrappedValue: false, "bool", store: store).wrappedValue)
  }
}
