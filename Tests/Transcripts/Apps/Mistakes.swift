import SwiftUI

/// An app with the mistakes that people make.
@main
struct MistakesApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $router.tab) {
        Tab("Home", systemImage: "house", value: "home") { Home() }
        Tab("Other", systemImage: "tray", value: "other") { Other() }
        Tab("Secret", systemImage: "lock", value: "secret") { Text("Secret") }.hidden()
      }
      .environment(router)
    }
  }
}

@MainActor
@Observable
final class Router {
  var tab = "home"
  var path: [Int] = []
  var otherPath: [Int] = []
  var sheet: Item?
}

struct Item: Identifiable, Hashable {
  let id: String
}

struct Home: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Number", value: 7)
        NavigationLink("Words", value: "seven")
        NavigationLink("Nobody", value: Int?.none)
        NavigationLink("Plain") { Plain() }
        Controls()
      }
      .navigationTitle("Home")
      .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
      .navigationDestination(for: String.self, destination: { Text($0) }, when: false)
    }
    .sheet(item: $router.sheet) { Text("Sheet \($0.id)").navigationTitle("Sheet") }
  }
}

extension View {
  /// Declares a destination only when asked to, which is how one gets lost.
  @ViewBuilder
  func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Content,
    when isWanted: Bool
  ) -> some View {
    if isWanted {
      navigationDestination(for: type, destination: destination)
    } else {
      self
    }
  }
}

struct Plain: View {
  var body: some View {
    Text("Plain").navigationTitle("Plain")
  }
}

struct Controls: View {
  @Environment(Router.self) private var router
  @State private var mine = Router()
  @State private var isAlerting = false

  var body: some View {
    Button("Push With My Own Router") { mine.path.append(3) }
    Button("Push Elsewhere") { router.otherPath.append(4) }
    Button("Do Nothing") {}
    Button("Sheet") { router.sheet = Item(id: "one") }
    Button("Sheet And Alert") {
      isAlerting = true
      router.sheet = Item(id: "two")
    }
    Button("Disabled") {}.disabled(true)
    Button("Crash") { router.path.removeLast() }
      .alert("Alert", isPresented: $isAlerting) { Button("OK") {} }
  }
}

struct Other: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.otherPath) {
      Text("Other")
        .navigationTitle("Other")
        .navigationDestination(for: Int.self) { Text("Other \($0)") }
    }
  }
}
