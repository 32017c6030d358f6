import SwiftUI

/// An auction house and its lots.
@main
struct AuctionApp: App {
  @State private var house = House()

  // TODO: A window for each lot.
  var body: some Scene {
    WindowGroup {
      LotList()
        .environment(house)
    }
  }
}

struct Lot: Identifiable, Hashable, Codable {
  let id: Int
  var bid: Int
  let estimate: Int

  var name: String {
    "Lot \(id)"
  }
}

@MainActor @Observable
final class House {
  var lots = [Lot(id: 7, bid: 100, estimate: 200), Lot(id: 8, bid: 50, estimate: 90)]

  func bid(on id: Lot.ID) {
    guard let index = lots.firstIndex(where: { $0.id == id }) else { return }
    lots[index].bid += 10
  }
}

struct LotList: View {
  @Environment(House.self) private var house

  var body: some View {
    NavigationStack {
      List {
        // TODO: A lot opens in a window, or is pushed where there is one window only.
        ForEach(house.lots) { lot in
          Text(lot.name)
        }
        Text("All bids: \(house.lots.map(\.bid).reduce(0, +))")
      }
      .navigationTitle("Lots")
    }
  }
}

struct LotScreen: View {
  let id: Lot.ID

  @Environment(House.self) private var house

  private var lot: Lot? {
    house.lots.first { $0.id == id }
  }

  var body: some View {
    List {
      if let lot {
        Text("Bid: \(lot.bid)")
        Button("Bid") { house.bid(on: id) }
        // TODO: A switch 'Estimate', which shows the text below.
        Text("Estimate: \(lot.estimate)")
        // TODO: This leads to HistoryScreen.
        Text("History")
        Button("Done") {
          // TODO: Leave the lot.
        }
      }
    }
    .navigationTitle(lot?.name ?? "Unknown lot")
  }
}

struct HistoryScreen: View {
  let id: Lot.ID

  var body: some View {
    Text("Sold once before")
      .navigationTitle("History")
  }
}
