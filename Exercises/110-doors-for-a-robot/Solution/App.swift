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

struct ToolsView: View {
  @State private var path: [Tool]
  @State private var showsReserved: Bool
  @AppStorage("reserved") private var reserved = ""

  init() {
    let id = UserDefaults.standard.integer(forKey: "tool")
    _path = State(initialValue: Tool.all.filter { $0.id == id })
    _showsReserved = State(initialValue: UserDefaults.standard.bool(forKey: "reservations"))
  }

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
            .accessibilityIdentifier("reserve-\(tool.id)")
          }
        }
        Text("Reserved:\(reserved)")
        Button("Show reservations") { showsReserved = true }
      }
      .navigationTitle("Tools")
      .navigationDestination(for: Tool.self) { tool in
        Text("The \(tool.name) is free today.")
          .navigationTitle(tool.name)
      }
      .sheet(isPresented: $showsReserved) {
        NavigationStack {
          Text("You have:\(reserved)")
            .navigationTitle("Reserved")
        }
      }
    }
  }
}
