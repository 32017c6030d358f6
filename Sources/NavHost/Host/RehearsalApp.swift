internal import NavUI

/// An app that contains the kinds of elements that most apps use, except tasks.
struct RehearsalApp: App {
  /// The labels to tap, in order, where an unknown label means going back.
  static let steps = ["Links", "First", "back", "Walk", "Home", "Sheet", "Done", "Others"]

  var body: some Scene {
    WindowGroup {
      RehearsalTabs()
    }
  }
}

private enum Place: Hashable {
  case first
  case item(Int)
  case named(String)
}

private struct RehearsalTabs: View {
  @State private var tab = "links"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Links", systemImage: "link", value: "links") { RehearsalStack() }
      Tab("Others", systemImage: "ellipsis", value: "others") { RehearsalControls() }
    }
  }
}

private struct RehearsalStack: View {
  @State private var path: [Place] = []
  @State private var showsSheet = false
  @State private var chosen: Int?
  private let names = ["A", "B"]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Places") {
          NavigationLink("First", value: Place.first)
          ForEach(names, id: \.self) { name in
            NavigationLink(name, value: Place.named(name))
          }
          ForEach(0..<2) { number in
            NavigationLink(value: Place.item(number)) { Text("Item \(number)") }
          }
        }
        Button("Walk") { path = [.first, .item(2)] }
        Button("Sheet") { showsSheet = true }
        if chosen == nil { Text("Nothing") } else { Label("Something", systemImage: "star") }
      }
      .navigationTitle("Links")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .first: RehearsalScreen(title: "First", home: { path = [] })
        case .item(let number): RehearsalScreen(title: "Item \(number)", home: { path.removeAll() })
        case .named(let name): Text(name).navigationTitle(name)
        }
      }
      .toolbar { ToolbarItem { Button("Choose") { chosen = 1 } } }
      .sheet(isPresented: $showsSheet) { RehearsalSheet() }
      .onChange(of: path) { _, _ in }
      .onOpenURL { _ in path = [] }
    }
  }
}

private struct RehearsalScreen: View {
  let title: String
  let home: () -> Void

  var body: some View {
    VStack {
      Text("The screen \(title)")
      HStack { Button("Home") { home() } }
      NavigationLink("Next", value: Place.first)
      Spacer()
    }
    .navigationTitle(title)
    .onAppear {}
  }
}

private struct RehearsalSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { Button("Done") { dismiss() } }
        .navigationTitle("Sheet")
    }
  }
}

private struct RehearsalControls: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        Toggle("On", isOn: $isOn)
        TextField("Text", text: $text)
      }
      .navigationTitle("Others")
    }
  }
}
