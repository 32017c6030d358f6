import SwiftUI

/// Plots of an allotment, and who looks after them.
@main
struct PlotApp: App {
  @State private var gardener = "Lou"
  @State private var beds = ["Beans", "Roses"]

  var body: some Scene {
    WindowGroup {
      GardenTabs(gardener: gardener, beds: $beds) { gardener = $0 }
        .id(gardener)
    }
  }
}

enum Page: Hashable {
  case beds, me
}

struct GardenTabs: View {
  let gardener: String
  @Binding var beds: [String]
  let handOver: (String) -> Void
  @State private var page = Page.beds
  @State private var isAdding = false

  var body: some View {
    TabView(selection: $page) {
      Tab("Beds", systemImage: "leaf", value: Page.beds) {
        NavigationStack {
          List {
            ForEach(beds, id: \.self) { bed in
              NavigationLink(bed, value: bed)
            }
            Button("New bed") { isAdding = true }
          }
          .navigationTitle("Beds")
          .navigationDestination(for: String.self) { bed in
            PlanScreen(bed: bed)
          }
          .sheet(isPresented: $isAdding) {
            NewBedSheet { beds.append($0) }
          }
        }
      }
      Tab("Me", systemImage: "person", value: Page.me) {
        MeScreen(gardener: gardener, handOver: handOver)
      }
    }
  }
}

struct PlanScreen: View {
  let bed: String

  var body: some View {
    Text("Two rows, facing south")
      .navigationTitle(bed)
      .toolbarVisibility(.hidden, for: .tabBar)
  }
}

struct NewBedSheet: View {
  let add: (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Button("Add") {
          add(name)
          dismiss()
        }
        .disabled(name.isEmpty)
        Button("Throw away", role: .destructive) { dismiss() }
      }
      .navigationTitle("New bed")
    }
    .interactiveDismissDisabled(!name.isEmpty)
  }
}

struct MeScreen: View {
  let gardener: String
  let handOver: (String) -> Void
  @State private var note = ""

  var body: some View {
    Text("Gardener: \(gardener)")
    TextField("Note", text: $note)
    Text(note.isEmpty ? "No note yet" : "Note: \(note)")
    Button(gardener == "Lou" ? "Hand over to Kim" : "Hand over to Lou") {
      handOver(gardener == "Lou" ? "Kim" : "Lou")
    }
  }
}
