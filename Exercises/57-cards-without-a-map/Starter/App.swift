import SwiftUI

/// The goods of a pottery.
@main
struct PotteryApp: App {
  var body: some Scene {
    WindowGroup {
      PotteryView()
    }
  }
}

struct Piece: Identifiable {
  let name: String
  let companion: String

  var id: String { name }

  static let shop = [
    Piece(name: "Blue Bowl", companion: "Milk Jug"),
    Piece(name: "Milk Jug", companion: "Blue Bowl"),
  ]
  static let fresh = [
    Piece(name: "Salt Pot", companion: "Oil Lamp"),
    Piece(name: "Oil Lamp", companion: "Salt Pot"),
  ]

  static func named(_ name: String) -> Piece? {
    (shop + fresh).first { $0.name == name }
  }
}

enum Route: Hashable {
  case piece(String)
}

struct PotteryView: View {
  var body: some View {
    TabView {
      Tab("Shop", systemImage: "bag") {
        ShopTab()
      }
      Tab("Kiln", systemImage: "flame") {
        KilnTab()
      }
      Tab("Window", systemImage: "rectangle") {
        WindowTab()
      }
    }
  }
}

/// Shows a piece, and knows nothing of stacks and sheets.
struct PieceCard: View {
  let name: String

  var body: some View {
    Button("Show \(name)") {
      // TODO: Tell whoever shows this card that the piece is wanted.
    }
  }
}

struct ShopTab: View {
  @State private var path: [Route] = []
  @State private var isFinding = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Piece.shop) { PieceCard(name: $0.name) }
        Button("Find a gift") { isFinding = true }
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Route.self) { PlaceScreen(route: $0) }
    }
    .sheet(isPresented: $isFinding) { GiftSheet() }
  }
}

struct KilnTab: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Piece.fresh) { PieceCard(name: $0.name) }
      }
      .navigationTitle("Kiln")
      .navigationDestination(for: Route.self) { PlaceScreen(route: $0) }
    }
  }
}

/// The view from the street; nothing can be opened there.
struct WindowTab: View {
  var body: some View {
    List {
      PieceCard(name: "Blue Bowl")
    }
  }
}

struct GiftSheet: View {
  var body: some View {
    NavigationStack {
      List {
        PieceCard(name: "Milk Jug")
      }
      .navigationTitle("Find a Gift")
    }
  }
}

struct PlaceScreen: View {
  let route: Route

  var body: some View {
    switch route {
    case .piece(let name): PieceScreen(name: name)
    }
  }
}

struct PieceScreen: View {
  let name: String

  var body: some View {
    List {
      Text("Fired at 1200 degrees")
      if let piece = Piece.named(name) {
        PieceCard(name: piece.companion)
      }
    }
    .navigationTitle(name)
  }
}
