import Testing

@testable import AppTesting

@Suite("The navigation in a source")
struct SourceMapTests {
  private func lines(_ text: String, schemes: [String] = []) -> [String] {
    SourceMap([(name: "App.swift", text: text)], schemes: schemes).places
      .map { "\($0.kind.rawValue) \($0.name) \($0.place)" }
  }

  @Test("presentations are named after their views, their texts, or what shows them")
  func presentations() {
    let text = """
      struct Filters: View { var body: some View { Text("Filters") } }
      struct Home: View {
        var body: some View {
          Text("Home")
            .sheet(isPresented: $showsFilters) { NavigationStack { Filters() } }
            .fullScreenCover(item: $photo, onDismiss: { count += 1 }) { photo in picture(of: photo) }
            .alert("Delete \\(name)?", isPresented: $asks) { Button("Delete") {} } message: { Text("Really?") }
            .confirmationDialog(Text("Sort by"), isPresented: $sorts) { Button("Name") {} }
            .popover(isPresented: $hints) { Text("Hint") }
        }
        private func alert() {}
        func sheet(isPresented: Bool) {}
      }
      // .sheet(isPresented: $no) { Filters() }
      let text = ".alert(\\"no\\", isPresented: $no)"
      #Preview { Text("x").sheet(isPresented: .constant(true)) { Filters() } }
      struct Home_Previews: PreviewProvider { static var previews: some View { Text("x").alert("no", isPresented: $no) {} } }
      """
    #expect(
      lines(text) == [
        "sheet Filters App.swift:5", "cover photo App.swift:6", "alert \"Delete …\" App.swift:7",
        "dialog \"Sort by\" App.swift:8", "popover hints App.swift:9",
      ]
    )
  }

  @Test("a destination for an enum has a route for each case")
  func destinations() {
    let text = """
      enum Route: Hashable, Codable {
        case product(id: Int, Set<String>), cart
        case account
        var title: String { switch self { case .cart: "Cart"; default: "" } }
      }
      enum Step: Int { case first = 1, second }
      enum Other { case unused }
      struct Shop {
        enum Page: Hashable { case help }
      }
      struct Detail: View { let id: Int; var body: some View { Text("") } }
      struct Home: View {
        var body: some View {
          List {
            NavigationLink("Cart", value: Route.cart)
            NavigationLink("No. \\(1)", value: Route.product(id: 1, []))
            NavigationLink { Detail(id: 2) } label: { Label("Two", systemImage: "2.circle") }
            NavigationLink(value: Shop.Page.help) { Text("Help") }
            NavigationLink(value: item) { Row(item) }
          }
          .navigationDestination(for: Route.self) { route in Text("") }
          .navigationDestination(for: Shop.Page.self) { _ in Text("") }
          .navigationDestination(for: String.self) { Text($0) }
          .navigationDestination(isPresented: $shows) { Detail(id: 1) }
        }
      }
      """
    #expect(
      lines(text) == [
        "link \"Cart\" App.swift:15", "link \"No. …\" App.swift:16", "link Detail App.swift:17",
        "link .help App.swift:18", "link in Home App.swift:19",
        "destination for Route App.swift:21", "route .product App.swift:2",
        "route .cart App.swift:2", "route .account App.swift:3",
        "destination for Page App.swift:22", "route .help App.swift:9",
        "destination for String App.swift:23", "destination Detail App.swift:24",
      ]
    )
  }

  @Test("tabs, stored values and links have names")
  func others() {
    let text = """
      struct Root: View {
        @SceneStorage("tab") private var tab = 0
        @AppStorage("seen", store: .standard) var seen = false
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Text("") }
            Text("").tabItem { Label("Cart", systemImage: "cart") }
            Text("").tabItem { Text("Me") }
          }
          .onOpenURL { url in
            guard url.scheme == "shop" else { return }
            if url.path.hasPrefix("/sale") { return }
            switch url.host() {
            case "item", "product": open(url.lastPathComponent == "new")
            case .some("cart"): break
            default: print("none")
            }
          }
        }
      }
      """
    #expect(
      lines(text, schemes: ["shop"]) == [
        "deep link shop:// Info.plist:1", "restoration tab App.swift:2",
        "restoration seen App.swift:3", "tab Home App.swift:6", "tab Cart App.swift:7",
        "tab Me App.swift:8", "deep link onOpenURL App.swift:10", "deep link shop App.swift:11",
        "deep link /sale App.swift:12", "deep link item App.swift:14",
        "deep link product App.swift:14", "deep link cart App.swift:15",
        "deep link new App.swift:14",
      ]
    )
  }

  @Test("broken and empty files are read as far as possible")
  func broken() {
    #expect(lines("") == [])
    #expect(lines("struct A: View { var body: some View { Text(\"\").sheet(") == [])
    #expect(lines("enum Route { case a(") == [])
    #expect(lines(".navigationDestination(for: ") == [])
    #expect(lines("NavigationLink(\"x\"") == ["link \"x\" App.swift:1"])
    #expect(lines("switch url.host { case ") == [])
  }
}
