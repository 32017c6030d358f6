import SwiftUI

enum Page: String, CaseIterable {
  case plain, perTab, sections, contexts, hidden, conditional, patterns, animated, accessory
  case minimizing, appearance, zoom, list
}

@main
struct FilmsApp: App {
  @State private var page: Page?

  var body: some Scene {
    WindowGroup {
      switch page {
      case nil:
        List(Page.allCases, id: \.self) { page in Button(page.rawValue) { self.page = page } }
      case .plain: PlainTabs()
      case .perTab: StackPerTab()
      case .sections: SectionTabs()
      case .contexts: ContextTabs()
      case .hidden: HiddenTabs()
      case .conditional: ConditionalTabs()
      case .patterns: PatternTabs()
      case .animated: AnimatedTabs()
      case .accessory: AccessoryTabs()
      case .minimizing: MinimizingTabs()
      case .appearance: AppearanceOnly()
      case .zoom: ZoomSheet()
      case .list: ListWithTabModifiers()
      }
    }
  }
}

struct PlainTabs: View {
  var body: some View {
    TabView {
      Tab("Now", systemImage: "play") { Text("Playing now") }
      Tab("Shelf", systemImage: "books.vertical") { Text("On the shelf") }
      Tab(role: .search) { Text("Find a film") }
    }
  }
}

struct Film: Hashable {
  let title: String
}

struct StackPerTab: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        NavigationStack {
          NavigationLink("Heat", value: Film(title: "Heat"))
            .navigationTitle("Home")
            .navigationDestination(for: Film.self) { Text("About \($0.title)") }
        }
      }
      Tab("Settings", systemImage: "gear") {
        NavigationStack { Text("Settings").navigationTitle("Settings") }
      }
    }
  }
}

struct SectionTabs: View {
  var body: some View {
    TabView {
      Tab("Now", systemImage: "play") { Text("Playing now") }
      TabSection("Places") {
        Tab("Desert", systemImage: "sun.max") { Text("Films of sand") }
        Tab("Sea", systemImage: "water.waves") { Text("Films of water") }
      }
      TabSection("Drawn") {
        Tab("Shorts", systemImage: "film") { Text("Short films") }
        Tab("Series", systemImage: "tv") { Text("In many parts") }
      }
      Tab(role: .search) { Text("Find a film") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

enum FilmTab: Hashable {
  case home, shelves, lists, reels
}

struct ContextTabs: View {
  @State private var isBrowsing = false
  @State private var selection = FilmTab.home

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: FilmTab.home) { Text("Home") }
      Tab("Shelves", systemImage: "square.stack", value: FilmTab.shelves) {
        Counter()
        Button("Browse or not") { isBrowsing.toggle() }
      }
      .hidden(isBrowsing)
      Tab("Lists", systemImage: "list.bullet", value: FilmTab.lists) { Text("Lists") }
        .hidden(isBrowsing)
      Tab("Reels", systemImage: "film", value: FilmTab.reels) { Text("Reels") }
        .hidden(!isBrowsing)
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct Counter: View {
  @State private var taps = 0

  var body: some View { Button("\(taps) taps") { taps += 1 } }
}

struct HiddenTabs: View {
  @State private var isShown = true

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Toggle("Show settings", isOn: $isShown) }
      Tab("Settings", systemImage: "gear") { Counter() }
        .hidden(!isShown)
    }
  }
}

struct ConditionalTabs: View {
  @State private var isShown = true

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Toggle("Show settings", isOn: $isShown) }
      if isShown {
        Tab("Settings", systemImage: "gear") { Counter() }
      }
    }
  }
}

@Observable
final class Account {
  var isSignedIn = false
  var isPatron = false
}

struct PatternTabs: View {
  @State private var account = Account()

  var body: some View {
    TabView {
      Tab("Account", systemImage: "gear") {
        Button("Sign in") { account.isSignedIn = true }
        Button("Become a patron") { account.isPatron = true }
        Button("Turn previews on") { UserDefaults.standard.set(true, forKey: "previews") }
      }
      Tab("Previews", systemImage: "flask") { Text("Previews") }
        .hidden(!UserDefaults.standard.bool(forKey: "previews"))
      Tab("Profile", systemImage: "person") { Text("Profile") }
        .hidden(!account.isSignedIn)
      Tab("Extras", systemImage: "star") { Text("Extras") }
        .hidden(!account.isPatron)
      Tab("Debug", systemImage: "hammer") { Text("Debug") }
        .hidden(!isForDevelopers)
    }
  }

  private var isForDevelopers: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}

struct AnimatedTabs: View {
  @State private var isBrowsing = false
  @State private var selection = FilmTab.home

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: FilmTab.home) {
        Button("Browse") {
          withAnimation {
            isBrowsing = true
            selection = .reels
          }
        }
      }
      Tab("Reels", systemImage: "film", value: FilmTab.reels) { Text("Reels") }
        .hidden(!isBrowsing)
    }
    .onChange(of: selection) { print("selected once") }
  }
}

struct AccessoryTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("Home") }
      Tab("Shelf", systemImage: "books.vertical") { Text("Shelf") }
      Tab(role: .search) { Text("Find a film") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { Text("Now showing") }
  }
}

struct MinimizingTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        NavigationStack {
          ScrollView {
            // Films to come.
          }
          .navigationTitle("Home")
        }
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

struct AppearanceOnly: View {
  var body: some View {
    ScrollView { Text("A long text") }
      .scrollEdgeEffectStyle(.soft, for: .top)
      .backgroundExtensionEffect()
      .navigationTitle("Appearance")
  }
}

struct ZoomSheet: View {
  @Namespace private var namespace
  @State private var isChoosing = false

  var body: some View {
    NavigationStack {
      Text("A film")
        .navigationTitle("Film")
        .toolbar {
          ToolbarItem {
            Button("Settings") { isChoosing = true }
              .matchedTransitionSource(id: "settings", in: namespace)
          }
        }
        .sheet(isPresented: $isChoosing) {
          Text("Louder")
            .navigationTransition(.zoom(sourceID: "settings", in: namespace))
        }
    }
  }
}

struct ListWithTabModifiers: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Heat", value: Film(title: "Heat"))
      }
      .navigationTitle("Films")
      .navigationDestination(for: Film.self) { Text("About \($0.title)") }
      .searchable(text: $query)
      .tabViewStyle(.sidebarAdaptable)
      .tabBarMinimizeBehavior(.onScrollDown)
      .backgroundExtensionEffect()
    }
  }
}
