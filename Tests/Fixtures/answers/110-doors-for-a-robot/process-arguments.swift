import SwiftUI

@main
struct WorkshopApp: App {
  private let start = Start(words: ProcessInfo.processInfo.arguments)

  var body: some Scene {
    WindowGroup { Workshop(start: start) }
  }
}

struct Start {
  var tool: Tool?
  var opensList: Bool

  init(words: [String]) {
    func word(after flag: String) -> String? {
      words.firstIndex(of: flag).flatMap { words.dropFirst($0 + 1).first }
    }
    tool = word(after: "-tool").flatMap(Int.init).flatMap { id in Tool.all.first { $0.id == id } }
    opensList = word(after: "-reservations") == "YES"
  }
}

struct Tool: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    Tool(id: 1, name: "Plane"), Tool(id: 2, name: "Lathe"), Tool(id: 3, name: "Vice"),
  ]
}

struct Workshop: View {
  @State private var shown: [Tool.ID]
  @State private var isListOpen: Bool
  @AppStorage("reserved") private var reserved = ""

  init(start: Start) {
    _shown = State(initialValue: start.tool.map { [$0.id] } ?? [])
    _isListOpen = State(initialValue: start.opensList)
  }

  var body: some View {
    NavigationStack(path: $shown) {
      VStack {
        ForEach(Tool.all) { tool in
          HStack {
            Button("", systemImage: "plus") { reserved += " \(tool.name)" }
              .accessibilityIdentifier("reserve-\(tool.id)")
            NavigationLink(tool.name, value: tool.id)
          }
        }
        Text("Reserved:\(reserved)")
        Button("Show reservations") { isListOpen = true }
      }
      .navigationTitle("Tools")
      .navigationDestination(for: Tool.ID.self) { id in
        let name = Tool.all.first { $0.id == id }?.name ?? ""
        VStack {
          Text("The \(name) is free today.")
          Text("Ask at the desk.")
        }
        .navigationTitle(name)
      }
    }
    .sheet(isPresented: $isListOpen) {
      NavigationStack {
        Text("You have:\(reserved)").navigationTitle("Reserved")
      }
    }
  }
}
