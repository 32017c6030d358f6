import SwiftUI

/// Lighthouses along a coast.
@main
struct LightsApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      LightList()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

@MainActor
@Observable
final class Router {
  var path: [Int] = []
  var isWriting = false

  /// Follows links such as `lights://light/2`.
  func follow(_ url: URL) {
    guard url.host() == "light", let id = Int(url.lastPathComponent), Light.all[id] != nil else {
      print("This link leads nowhere: \(url)")
      return
    }
    isWriting = false
    path = [id]
  }
}

enum Light {
  static let all = [1: "North Head", 2: "Seal Rock", 3: "Old Harbour"]
}

struct LightList: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(Light.all.keys.sorted(), id: \.self) { id in
          NavigationLink(Light.all[id] ?? "", value: id)
        }
        Button("Write into the book") { router.isWriting = true }
      }
      .navigationTitle("Lights")
      .navigationDestination(for: Int.self) { id in
        LightScreen(id: id)
      }
    }
    .sheet(isPresented: $router.isWriting) {
      BookSheet()
    }
  }
}

struct LightScreen: View {
  let id: Int
  @Environment(Router.self) private var router

  var body: some View {
    List {
      Text("Lights on the way: \(router.path.count)")
      NavigationLink("The next light", value: id % Light.all.count + 1)
      Button("All lights") { router.path = [] }
    }
    .navigationTitle(Light.all[id] ?? "Unknown light")
  }
}

struct BookSheet: View {
  @Environment(Router.self) private var router

  var body: some View {
    NavigationStack {
      Button("Done") { router.isWriting = false }
        .navigationTitle("The book")
    }
  }
}
