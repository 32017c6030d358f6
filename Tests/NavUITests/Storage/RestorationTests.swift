import Foundation
import NavUI
import SceneModel
import Testing

@Suite("Restoration")
@MainActor
struct RestorationTests {
  private struct Shop: View {
    @SceneStorage("path") private var saved: Data?
    @State private var path = NavigationPath()
    @State private var isSheetShown = false
    /// The goods of the shop.
    let stock: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        List(stock, id: \.self) { NavigationLink("Item \($0)", value: $0) }
          .navigationTitle("Shop")
          .navigationDestination(for: Int.self) { id in
            NavigationLink("Closure") { Text("Inside").navigationTitle("Inside") }
              .navigationTitle("Item \(id)")
          }
          .toolbar { Button("Info") { isSheetShown = true } }
          .sheet(isPresented: $isSheetShown) { Text("Info") }
      }
      .onOpenURL { url in path = NavigationPath([Int(url.lastPathComponent) ?? 0]) }
      .onChange(of: path) { saved = path.codable.flatMap { try? JSONEncoder().encode($0) } }
      .task { restore() }
    }

    private func restore() {
      guard path.isEmpty, let saved,
        let form = try? JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self,
          from: saved
        )
      else { return }
      path = NavigationPath(form)
    }
  }

  private struct ShopApp: App {
    var stock = [1, 2, 3]

    var body: some Scene {
      WindowGroup { Shop(stock: stock) }
    }
  }

  /// Runs what tasks do until nothing is left to do.
  private func settle(_ app: TestApp) async {
    for _ in 0..<10 { await Task.yield() }
    app.look()
  }

  @Test("SR-08: paths and sheets that the app does not store are lost")
  func nothingByItself() async throws {
    let first = TestApp(ShopApp.self)
    await settle(first)
    try first.tap("Info")
    let second = TestApp(ShopApp.self, scene: first.sceneValues)
    await settle(second)
    #expect(second.titles == ["Shop"])
    #expect(!second.focus.contains { $0.kind == .sheet })
  }

  @Test("SR-11: a NavigationPath is restored from its codable form")
  func codablePath() async throws {
    let first = TestApp(ShopApp.self)
    await settle(first)
    try first.tap("Item 2")
    let second = TestApp(ShopApp.self, scene: first.sceneValues)
    await settle(second)
    #expect(second.titles == ["Shop", "Item 2"])
    try second.back()
    #expect(second.titles == ["Shop"])
  }

  @Test("SR-09: a closure link's screen is in no path, so it is not restored")
  func closureLinks() async throws {
    let first = TestApp(ShopApp.self)
    await settle(first)
    try first.tap("Item 1")
    try first.tap("Closure")
    #expect(first.titles == ["Shop", "Item 1", "Inside"])
    let second = TestApp(ShopApp.self, scene: first.sceneValues)
    await settle(second)
    #expect(second.titles == ["Shop", "Item 1"])
  }

  @Test("SR-13: undecodable data leaves the stack at its root")
  func corruptData() async {
    for text in ["", "{}", "[\"Int\"]", "[\"Swift.Int\", \"oops\"", "nonsense"] {
      let app = TestApp(ShopApp.self, scene: ["path": Data(text.utf8)])
      await settle(app)
      #expect(app.titles == ["Shop"], "\(text)")
    }
    let app = TestApp(ShopApp.self, scene: ["path": "a text in place of data"])
    await settle(app)
    #expect(app.titles == ["Shop"])
  }

  @Test("SR-18: a saved path with an unknown type never causes a crash")
  func unknownType() async {
    let data = Data(#"["Shop.Renamed","{\"id\":1}","Swift.Int","2"]"#.utf8)
    let app = TestApp(ShopApp.self, scene: ["path": data])
    await settle(app)
    #expect(app.titles.first == "Shop")
  }

  // MARK: - Forms of one's own

  private enum Route: Codable, Hashable {
    case item(id: Int)
    case settings
  }

  private struct Saved: Codable, Equatable {
    var version = 2
    var routes: [Route]
  }

  /// Reads a saved state as an app of version 2 does.
  private func routes(in data: Data, knownItems: Set<Int>) -> [Route] {
    struct Header: Decodable { var version: Int }
    guard let header = try? JSONDecoder().decode(Header.self, from: data), header.version == 2,
      let saved = try? JSONDecoder().decode(Saved.self, from: data)
    else { return [] }
    return saved.routes.compactMap { route in
      if case .item(let id) = route, !knownItems.contains(id) { return nil }
      return route
    }
  }

  @Test("SR-11: an array of routes is encoded like any array")
  func typedRoutes() throws {
    let saved = Saved(routes: [.item(id: 1), .settings])
    let data = try JSONEncoder().encode(saved)
    #expect(try JSONDecoder().decode(Saved.self, from: data) == saved)
    #expect(routes(in: data, knownItems: [1]) == saved.routes)
  }

  @Test("SR-10: items that no longer exist are dropped when a path is built from ids")
  func deletedItems() throws {
    let data = try JSONEncoder().encode(
      Saved(routes: [.item(id: 1), .item(id: 9), .settings])
    )
    #expect(routes(in: data, knownItems: [1]) == [.item(id: 1), .settings])
  }

  @Test("SR-17: data of another version is dropped as a whole")
  func versions() throws {
    let data = try JSONEncoder().encode(Saved(version: 1, routes: [.settings]))
    #expect(routes(in: data, knownItems: []) == [])
  }
}
