import SwiftUI
import UserNotifications

/// A shop in which nothing is wrong.
@main
struct ShopApp: App {
  @UIApplicationDelegateAdaptor private var delegate: ShopDelegate
  @State private var router = ShopRouter.shared
  @State private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      ShopTabs()
        .environment(router)
        .environment(cart)
        .onOpenURL { router.open($0) }
        .onContinueUserActivity("shop.product") { activity in
          router.show(activity.userInfo?["id"] as? Int ?? 1)
        }
    }
  }
}

/// Brings what a notification names to the screen.
final class ShopDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let id = response.notification.request.content.userInfo["id"] as? Int ?? 1
    await MainActor.run { ShopRouter.shared.show(id) }
  }
}

enum ShopTab: Hashable { case products, basket, settings }

enum Route: Hashable, Codable {
  case product(id: Int)
  case reviews(of: Int)
}

@MainActor
@Observable
final class ShopRouter {
  static let shared = ShopRouter()
  var tab = ShopTab.products
  var path: [Route] = []
  var isFiltering = false

  func open(_ url: URL) {
    guard url.host() == "product", let id = Int(url.lastPathComponent) else { return }
    print("opened \(url)")
    show(id)
  }

  func show(_ id: Int) {
    tab = .products
    path = [.product(id: id)]
  }
}

@MainActor
@Observable
final class Cart {
  var items: [String] = []
}

struct ShopTabs: View {
  @Environment(ShopRouter.self) private var router
  @Environment(Cart.self) private var cart

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("Products", systemImage: "bag", value: ShopTab.products) { Products() }
      Tab("Basket", systemImage: "cart", value: ShopTab.basket) { Basket() }
        .badge(cart.items.count)
      Tab("Settings", systemImage: "gear", value: ShopTab.settings) { Settings() }
    }
  }
}

struct Products: View {
  @Environment(ShopRouter.self) private var router
  @State private var query = ""
  @State private var names = ["Tea", "Honey", "Bread", "Salt"]

  private var shown: [String] {
    query.isEmpty ? names : names.filter { $0.contains(query) }
  }

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(shown, id: \.self) { name in
          NavigationLink(name, value: Route.product(id: (names.firstIndex(of: name) ?? 0) + 1))
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Products")
      .searchable(text: $query)
      .refreshable { names.append("Milk") }
      .toolbar {
        Button("Filter") { router.isFiltering = true }
        Button("Sort") {}.disabled(true)
      }
      .sheet(isPresented: $router.isFiltering) { Filter() }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .product(let id): Product(id: id)
        case .reviews(let id): Text("Reviews of \(id)").navigationTitle("Reviews")
        }
      }
    }
  }
}

struct Product: View {
  @Environment(Cart.self) private var cart
  @State private var isAsking = false
  let id: Int

  var body: some View {
    VStack {
      Text("Product \(id)")
      Button("Add to Basket") { isAsking = true }
      NavigationLink("Reviews", value: Route.reviews(of: id))
      if let maker = URL(string: "https://example.com/\(id)") { Link("Maker", destination: maker) }
    }
    .navigationTitle("Product \(id)")
    .alert("Add it?", isPresented: $isAsking) {
      Button("Add") {
        cart.items.append("Product \(id)")
        print("added \(id)")
      }
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct Filter: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Done") { dismiss() }
        .navigationTitle("Filter")
    }
  }
}

struct Basket: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    NavigationStack {
      List {
        ForEach(cart.items, id: \.self) { item in
          Text(item).swipeActions { Button("Remove", role: .destructive) { cart.items = [] } }
        }
        ForEach(1...120, id: \.self) { Text("Offer \($0)") }
      }
      .navigationTitle("Basket")
    }
  }
}

struct Settings: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.scenePhase) private var phase
  @AppStorage("name") private var name = ""
  @AppStorage("news") private var wantsNews = false
  @State private var size = "Small"
  @State private var note = "none"
  @State private var ticks = 0

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          Toggle("News", isOn: $wantsNews)
          Picker("Size", selection: $size) {
            Text("Small").tag("Small")
            Text("Large").tag("Large")
          }
        }
        Section("World") {
          Text(width == .regular ? "wide" : "narrow")
          Text("note \(note)")
          Text("ticks \(ticks)")
        }
      }
      .navigationTitle("Settings")
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        ticks += 1
      }
    }
    .onChange(of: phase) { print("phase \(phase)") }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("sale"))) {
      note = $0.userInfo?["text"] as? String ?? "sale"
    }
  }
}
