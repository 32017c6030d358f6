import SwiftUI

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

// TODO: Show the details, the legend, the routes and the report, each in its form.
struct CaveView: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(Cave.all) { cave in
          Button(cave.name) {}
        }
        Button("Legend") {}
        Button("Routes") {}
        Button("Report") {}
      }
      .navigationTitle("Caves")
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
