import SwiftUI

/// The tools that a workshop lends.
@main
struct WorkshopApp: App {
  var body: some Scene {
    WindowGroup { ToolsView() }
  }
}

struct Tool: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    Tool(id: 1, name: "Plane"), Tool(id: 2, name: "Lathe"), Tool(id: 3, name: "Vice"),
  ]
}

// TODO: Give the tests names, titles and places to begin.
struct ToolsView: View {
  @State private var path: [Tool] = []
  @State private var showsReserved = false
  @AppStorage("reserved") private var reserved = ""

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Tool.all) { tool in
          HStack {
            NavigationLink(tool.name, value: tool)
            Button {
              reserved += " \(tool.name)"
            } label: {
              Image(systemName: "plus")
            }
            .buttonStyle(.borderless)
          }
        }
        Text("Reserved:\(reserved)")
        Button("Show reservations") { showsReserved = true }
      }
      .navigationTitle("Tools")
      .navigationDestination(for: Tool.self) { tool in
        Text("The \(tool.name) is free today.")
      }
      .sheet(isPresented: $showsReserved) {
        NavigationStack {
          Text("You have:\(reserved)")
        }
      }
    }
  }
}
