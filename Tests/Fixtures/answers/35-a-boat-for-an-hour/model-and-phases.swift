import Observation
import SwiftUI

@main
struct HireApp: App {
  @State private var desk = HireDesk()

  var body: some Scene {
    WindowGroup {
      Jetty().environment(desk)
    }
  }
}

struct Vessel: Hashable, Identifiable {
  var id: Int { pier }
  var name: String
  var pier: Int
}

@Observable @MainActor
final class HireDesk {
  let vessels = [Vessel(name: "Kayak", pier: 3), Vessel(name: "Canoe", pier: 5)]
  private(set) var count = 0
  var shown: Vessel?
  var pending: Vessel?
  var thanks: Vessel?
  var isEmptying = false

  func hire() {
    pending = shown
    shown = nil
  }

  func sheetHasGone() {
    guard let pending else { return }
    self.pending = nil
    count += 1
    thanks = pending
  }

  func empty() { count = 0 }
}

struct Jetty: View {
  @Environment(HireDesk.self) private var desk

  var body: some View {
    @Bindable var desk = desk
    NavigationStack {
      Form {
        Section("On the water: \(desk.count)") {
          Text("Hired: \(desk.count)")
          Button("Return all", role: .destructive) { desk.isEmptying = true }
        }
        Section {
          ForEach(desk.vessels) { vessel in
            Button {
              desk.shown = vessel
            } label: {
              Text(vessel.name)
            }
          }
        } footer: {
          Text("An hour costs 8 coins")
        }
      }
      .navigationTitle("Boats")
      .confirmationDialog("Return all boats?", isPresented: $desk.isEmptying) {
        Button("Return", role: .destructive, action: desk.empty)
        Button("Keep", role: .cancel) {}
      }
      .sheet(item: $desk.shown, onDismiss: desk.sheetHasGone) { vessel in
        VesselPage(vessel: vessel)
      }
      .alert(
        desk.thanks.map { "\($0.name) is yours" } ?? "",
        isPresented: Binding {
          desk.thanks != nil
        } set: { isShown in
          if !isShown { desk.thanks = nil }
        }
      ) {
        Button("OK") {}
      }
    }
  }
}

struct VesselPage: View {
  @Environment(HireDesk.self) private var desk
  let vessel: Vessel

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Where it lies") {
          Text("Follow the blue signs").navigationTitle("Pier \(vessel.pier)")
        }
        HStack {
          Button("Close") { desk.shown = nil }
          Button("Hire", action: desk.hire)
        }
      }
      .navigationTitle(vessel.name)
    }
  }
}
