import NavUI
import Testing

@Suite("User activities")
@MainActor
struct UserActivityTests {
  private struct Product: Codable, Equatable {
    var id: Int
  }

  private struct Shop: View {
    @State private var path: [Int] = []
    @State private var heard: String?

    var body: some View {
      NavigationStack(path: $path) {
        Button("Open") { path = [7] }
          .navigationTitle("Shop")
          .navigationDestination(for: Int.self) { id in
            Text(heard ?? "Product")
              .navigationTitle("Product \(id)")
              .userActivity("shop.product") { activity in
                activity.title = "Product \(id)"
                activity.addUserInfoEntries(from: ["id": id])
              }
          }
      }
      .onContinueUserActivity("shop.product") { activity in
        guard let product = try? activity.typedPayload(Product.self) else { return }
        heard = activity.title
        path = [product.id]
      }
    }
  }

  private struct ShopApp: App {
    var body: some Scene {
      WindowGroup { Shop() }
    }
  }

  @Test("an activity with values arrives at the views that know its type")
  func values() throws {
    let app = TestApp(ShopApp.self)
    try app.continueActivity("shop.product", ["id": 3])
    #expect(app.titles == ["Shop", "Product 3"])
    #expect(throws: Refusal.self) { try app.continueActivity("shop.cart") }
  }

  @Test("an activity without values is the activity that the app's own views describe")
  func own() throws {
    let app = TestApp(ShopApp.self)
    try app.tap("Open")
    try app.continueActivity("shop.product")
    #expect(app.labels == ["Product 7"])
  }

  @Test("DL-06, DL-07: a single scene gets every event, whatever its preferences")
  func externalEvents() throws {
    let app = TestApp(PickyApp.self)
    try app.open("shop://bread")
    #expect(app.labels == ["shop://bread"])
  }

  private struct PickyApp: App {
    var body: some Scene {
      WindowGroup { Picky() }.handlesExternalEvents(matching: ["none of these"])
    }

    struct Picky: View {
      @State private var heard = ""

      var body: some View {
        Text(heard)
          .onOpenURL { heard = $0.absoluteString }
          .handlesExternalEvents(preferring: [], allowing: [])
      }
    }
  }
}
