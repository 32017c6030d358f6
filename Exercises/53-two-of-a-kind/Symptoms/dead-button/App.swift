import SwiftUI

/// The berths of a small harbour.
@main
struct HarbourApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      PierList()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

enum Route: Hashable {
  case pier(String)
  case berth(Int)
}

@MainActor
@Observable
final class Router {
  var path: [Route] = []

  /// Follows links such as `harbour://berth/12`.
  func follow(_ url: URL) {
    guard url.host() == "berth", let number = Int(url.lastPathComponent),
      let pier = Pier.all.first(where: { $0.berths.contains(number) })
    else {
      print("This link leads nowhere: \(url)")
      return
    }
    path = [.pier(pier.name), .berth(number)]
  }

  func showPiers() {
    path = []
  }
}

struct Pier: Identifiable {
  let name: String
  let berths: ClosedRange<Int>

  var id: String { name }

  static let all = [
    Pier(name: "Old Pier", berths: 1...3),
    Pier(name: "New Pier", berths: 11...13),
  ]
}

struct PierList: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(Pier.all) { pier in
        NavigationLink(pier.name, value: Route.pier(pier.name))
      }
      .navigationTitle("Piers")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .pier(let name): PierScreen(pier: Pier.all.first { $0.name == name })
        case .berth(let number): BerthScreen(number: number)
        }
      }
    }
  }
}

struct PierScreen: View {
  let pier: Pier?

  var body: some View {
    List(Array(pier?.berths ?? 0...0), id: \.self) { number in
      NavigationLink("Berth \(number)", value: Route.berth(number))
    }
    .navigationTitle(pier?.name ?? "Unknown pier")
  }
}

struct BerthScreen: View {
  let number: Int
  @Environment(Router.self) private var router

  var body: some View {
    List {
      Text("Way here: 0 steps")
      Button("All piers") {}
    }
    .navigationTitle("Berth \(number)")
  }
}
