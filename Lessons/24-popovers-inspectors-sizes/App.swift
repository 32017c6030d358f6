import SwiftUI

// Its two sheets are never open together.
// navlab:disable several-presentations

/// A map of a harbour, with its boats.
@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup {
      HarbourView()
    }
  }
}

struct Boat: Identifiable, Hashable {
  let name: String
  let berth: Int

  var id: String { name }

  static let all = [Boat(name: "Petrel", berth: 4), Boat(name: "Heron", berth: 9)]
}

struct HarbourView: View {
  @State private var chosen: Boat?
  @State private var isExplaining = false
  @State private var isChoosing = false
  @State private var isSearching = false
  @State private var isBooking = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(Boat.all) { boat in
          Button(boat.name) { chosen = boat }
        }
        // region popover
        Button("What is a berth?") { isExplaining = true }
          .popover(isPresented: $isExplaining) {
            Text("A place for one boat")
          }
        // endregion
        // region adapted
        Button("Flags") { isChoosing = true }
          .popover(isPresented: $isChoosing) {
            FlagMenu { isChoosing = false }
              .presentationCompactAdaptation(.popover)
          }
        // endregion
        Button("Find a berth") { isSearching = true }
        Button("Book") { isBooking = true }
      }
      .navigationTitle("Harbour")
      // region inspector
      .inspector(isPresented: isInspecting) {
        if let chosen {
          BoatDetails(boat: chosen)
            .inspectorColumnWidth(min: 200, ideal: 260)
        }
      }
      // endregion
      // region background
      .sheet(isPresented: $isSearching) {
        BerthList()
          .presentationDetents([.height(120), .medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
      // endregion
      // region sizing
      .sheet(isPresented: $isBooking) {
        BookingForm()
          .presentationSizing(.form)
          .presentationDetents([.medium, .large])
      }
      // endregion
    }
  }

  // region inspecting
  private var isInspecting: Binding<Bool> {
    Binding { chosen != nil } set: { if !$0 { chosen = nil } }
  }
  // endregion
}

struct FlagMenu: View {
  let close: () -> Void

  var body: some View {
    Button("Blue") { close() }
    Button("Yellow") { close() }
  }
}

struct BerthList: View {
  var body: some View {
    List(1..<4) { number in
      Text("Berth \(number) is free")
    }
  }
}

struct BookingForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Boat", text: $name)
        Button("Send") { dismiss() }
      }
      .navigationTitle("Booking")
    }
  }
}

struct BoatDetails: View {
  let boat: Boat

  var body: some View {
    Text("\(boat.name) lies at berth \(boat.berth)")
  }
}
