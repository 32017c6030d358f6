import SwiftUI

/// A street whose neighbours lend each other tools.
@main
struct ToolshedApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      ShedView()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

// region places
enum AppTab: Hashable {
  case tools
  case loans
}

enum Route: Hashable {
  case tool(Tool.ID)
  case neighbour(String)
}
// endregion

// region model
@MainActor
@Observable
final class Router {
  var tab = AppTab.tools
  var toolsPath: [Route] = []
  var loansPath: [Route] = []
  var isOffering = false
  private(set) var loans: [Tool.ID] = []

  func borrow(_ tool: Tool) {
    if !loans.contains(tool.id) { loans.append(tool.id) }
    loansPath = [.tool(tool.id)]
    tab = .loans
  }

  func follow(_ url: URL) {
    guard url.scheme == "shed", url.host() == "tool",
      let id = Int(url.lastPathComponent), Tool.find(id) != nil
    else { return }
    isOffering = false
    toolsPath = [.tool(id)]
    tab = .tools
  }
}
// endregion

// region stacks
struct ShedView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.tab) {
      Tab("Tools", systemImage: "hammer", value: AppTab.tools) {
        NavigationStack(path: $router.toolsPath) {
          ToolList()
            .shedDestinations()
        }
      }
      Tab("Loans", systemImage: "tray", value: AppTab.loans) {
        NavigationStack(path: $router.loansPath) {
          LoanList()
            .shedDestinations()
        }
      }
    }
    .sheet(isPresented: $router.isOffering) {
      OfferSheet()
    }
  }
}

extension View {
  func shedDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .tool(let id):
        if let tool = Tool.find(id) { ToolScreen(tool: tool) }
      case .neighbour(let name): Text("Number 12").navigationTitle(name)
      }
    }
  }
}
// endregion

struct ToolList: View {
  @Environment(Router.self) private var router

  var body: some View {
    List(Tool.all) { tool in
      NavigationLink(tool.name, value: Route.tool(tool.id))
    }
    .navigationTitle("Tools")
    .toolbar {
      Button("Offer a tool", systemImage: "plus") { router.isOffering = true }
    }
  }
}

struct LoanList: View {
  @Environment(Router.self) private var router

  var body: some View {
    List(router.loans.compactMap { Tool.find($0) }) { tool in
      NavigationLink(tool.name, value: Route.tool(tool.id))
    }
    .navigationTitle("Loans")
  }
}

struct ToolScreen: View {
  let tool: Tool
  @Environment(Router.self) private var router

  var body: some View {
    List {
      NavigationLink("Owner", value: Route.neighbour(tool.owner))
      Button("Borrow") { router.borrow(tool) }
    }
    .navigationTitle(tool.name)
  }
}

// region sheet
struct OfferSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      NavigationLink("What may be lent") {
        Text("Everything but the cat")
          .navigationTitle("Rules")
      }
      .navigationTitle("Offer")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
  }
}
// endregion

struct Tool: Identifiable {
  let id: Int
  let name: String
  let owner: String

  static let all = [
    Tool(id: 1, name: "Ladder", owner: "Ruth"),
    Tool(id: 2, name: "Drill", owner: "Tom"),
    Tool(id: 3, name: "Saw", owner: "Ruth"),
  ]

  static func find(_ id: Int) -> Tool? {
    all.first { $0.id == id }
  }
}

#Preview {
  ShedView()
    .environment(Router())
}
