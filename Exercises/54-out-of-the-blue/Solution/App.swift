import SwiftUI

/// A hire of boats, with a list of what somebody wants to take.
@main
struct HireApp: App {
  @State private var wishes = WishList()

  var body: some Scene {
    WindowGroup {
      BoatList()
        .environment(wishes)
    }
  }
}

@MainActor
@Observable
final class WishList {
  private(set) var boats: [String] = []

  func add(_ boat: String) {
    if !boats.contains(boat) { boats.append(boat) }
  }

  func clear() {
    boats = []
  }
}

struct BoatList: View {
  @Environment(WishList.self) private var wishes
  @State private var isShowingWishes = false

  var body: some View {
    NavigationStack {
      List(["Heron", "Otter", "Swift"], id: \.self) { boat in
        NavigationLink(boat, value: boat)
      }
      .navigationTitle("Boats")
      .navigationDestination(for: String.self) { boat in
        BoatScreen(name: boat)
      }
      .toolbar {
        Button("Wishes: \(wishes.boats.count)") { isShowingWishes = true }
      }
    }
    .sheet(isPresented: $isShowingWishes) { WishSheet() }
  }
}

struct BoatScreen: View {
  let name: String
  @Environment(WishList.self) private var wishes

  var body: some View {
    List {
      Text(wishes.boats.contains(name) ? "On your list" : "Not on your list")
      Button("Put it on the list") { wishes.add(name) }
    }
    .navigationTitle(name)
  }
}

struct WishSheet: View {
  @Environment(WishList.self) private var wishes
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(wishes.boats, id: \.self) { Text($0) }
        Button("Forget them all") { wishes.clear() }
        Button("Done") { dismiss() }
      }
      .navigationTitle("Wishes")
    }
  }
}
