import SwiftUI

// Its two sheets are never open together.
// navlab:disable several-presentations

/// A guide to caves, with a plan that stays in sight.
@main
struct CaveApp: App {
  var body: some Scene {
    WindowGroup {
      CaveView()
    }
  }
}

struct Cave: Identifiable, Hashable {
  let name: String
  let depth: Int

  var id: String { name }

  static let all = [Cave(name: "Bat Hall", depth: 40), Cave(name: "Blue Well", depth: 95)]
}

struct CaveView: View {
  @State private var chosen: Cave?
  @State private var isReading = false
  @State private var isPlanning = false
  @State private var isReporting = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(Cave.all) { cave in
          Button(cave.name) { chosen = cave }
        }
        Button("Legend") { isReading = true }
          .popover(isPresented: $isReading) {
            Text("Dotted lines are water")
              .presentationCompactAdaptation(.popover)
          }
        Button("Routes") { isPlanning = true }
        Button("Report") { isReporting = true }
      }
      .navigationTitle("Caves")
      .sheet(isPresented: $isPlanning) {
        RouteList()
          .presentationDetents([.height(140), .medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
      .sheet(isPresented: $isReporting) {
        ReportForm()
          .presentationSizing(.form)
      }
      .inspector(isPresented: isInspecting) {
        if let chosen {
          CaveDetails(cave: chosen) { self.chosen = nil }
        }
      }
    }
  }

  private var isInspecting: Binding<Bool> {
    Binding {
      chosen != nil
    } set: {
      if !$0 { chosen = nil }
    }
  }
}

struct RouteList: View {
  var body: some View {
    Text("The dry route")
    Text("The wet route")
  }
}

struct ReportForm: View {
  @State private var text = ""

  var body: some View {
    TextField("What have you seen?", text: $text)
  }
}

struct CaveDetails: View {
  let cave: Cave
  let close: () -> Void

  var body: some View {
    Text("\(cave.name) is \(cave.depth) metres deep")
    Button("Close details") { close() }
  }
}
