import SwiftUI

/// A market hall with its stalls and what they sell.
@main
struct MarketApp: App {
  var body: some Scene {
    WindowGroup {
      MarketView()
    }
  }
}

struct Goods: Identifiable {
  let name: String
  let stall: String

  var id: String { name }

  static let all = [
    Goods(name: "Honey", stall: "Bees"),
    Goods(name: "Candles", stall: "Bees"),
    Goods(name: "Rye Bread", stall: "Mill"),
  ]
}

enum MarketTab: Hashable {
  case hall
  case basket
}

// region route
enum Route: Hashable {
  case stall(String)
  case goods(String)
  case tasting(String)
  case basket
}
// endregion

// region hook
extension EnvironmentValues {
  /// Brings a route to the screen; nil where nobody can.
  @Entry var navigate: (@MainActor (Route) -> Void)?
}
// endregion

// region place
enum Place: Hashable {
  case stall(String)
  case goods(String)
  case tasting(String)
}
// endregion

struct MarketView: View {
  @State private var tab = MarketTab.hall
  @State private var path: [Place] = []
  @State private var showsPoster = false

  var body: some View {
    // region set
    TabView(selection: $tab) {
      Tab("Hall", systemImage: "building.columns", value: MarketTab.hall) {
        HallTab(path: $path, showsPoster: $showsPoster)
      }
      Tab("Basket", systemImage: "basket", value: MarketTab.basket) {
        BasketTab()
      }
    }
    .environment(\.navigate) { route in navigate(to: route) }
    .sheet(isPresented: $showsPoster) { PosterSheet() }
    // endregion
  }

  // region navigate
  private func navigate(to route: Route) {
    switch route {
    case .stall(let name):
      tab = .hall
      path = [.stall(name)]
    case .goods(let name):
      tab = .hall
      path = way(to: name)
    case .tasting(let name):
      tab = .hall
      path = way(to: name) + [.tasting(name)]
    case .basket:
      tab = .basket
    }
  }
  // endregion

  private func way(to name: String) -> [Place] {
    guard let goods = Goods.all.first(where: { $0.name == name }) else { return [] }
    return [.stall(goods.stall), .goods(name)]
  }
}

// region card
/// Shows what can be bought, wherever it stands.
struct GoodsCard: View {
  let name: String
  @Environment(\.navigate) private var navigate

  var body: some View {
    Button("See the \(name)") { navigate?(.goods(name)) }
      .disabled(navigate == nil)
  }
}
// endregion

// region form
/// Asks for a verdict, and leaves it to others what happens then.
struct VerdictForm: View {
  let done: (String) -> Void

  var body: some View {
    List {
      Button("I like it") { done("liked") }
      Button("Not for me") { done("not liked") }
    }
  }
}
// endregion

struct HallTab: View {
  @Binding var path: [Place]
  @Binding var showsPoster: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List {
        GoodsCard(name: "Honey")
        NavigationLink("Mill", value: Place.stall("Mill"))
        Button("Poster") { showsPoster = true }
      }
      .navigationTitle("Hall")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .stall(let name): StallScreen(name: name)
        case .goods(let name): GoodsScreen(name: name)
        case .tasting(let name): TastingScreen(name: name)
        }
      }
    }
  }
}

struct StallScreen: View {
  let name: String

  var body: some View {
    List(Goods.all.filter { $0.stall == name }) { goods in
      NavigationLink(goods.name, value: Place.goods(goods.name))
    }
    .navigationTitle(name)
  }
}

struct GoodsScreen: View {
  let name: String
  @Environment(\.navigate) private var navigate

  var body: some View {
    List {
      Button("Taste it") { navigate?(.tasting(name)) }
      Button("To the basket") { navigate?(.basket) }
    }
    .disabled(navigate == nil)
    .navigationTitle(name)
  }
}

// region tasting
struct TastingScreen: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VerdictForm { verdict in
      print("The \(name) was \(verdict).")
      dismiss()
    }
    .navigationTitle("Tasting")
  }
}
// endregion

struct BasketTab: View {
  @State private var isRating = false
  @State private var verdict = "not given"

  var body: some View {
    NavigationStack {
      List {
        GoodsCard(name: "Rye Bread")
        Text("Your verdict: \(verdict)")
        Button("Rate the market") { isRating = true }
      }
      .navigationTitle("Basket")
      // region rating
      .sheet(isPresented: $isRating) {
        NavigationStack {
          VerdictForm { verdict in
            self.verdict = verdict
            isRating = false
          }
          .navigationTitle("Your Verdict")
        }
      }
      // endregion
    }
  }
}

struct PosterSheet: View {
  var body: some View {
    NavigationStack {
      List {
        GoodsCard(name: "Candles")
      }
      .navigationTitle("Poster")
    }
  }
}

#Preview {
  MarketView()
}
