import SwiftUI

struct MainView: View {
  @ObservedObject var coordinator: AppCoordinator

  var body: some View {
    TabView(selection: $coordinator.section) {
      TabStack(coordinator: coordinator[.feed]) { FeedView(app: coordinator) }
        .tabItem { Text("Feed") }
        .tag(AppSection.feed)
      TabStack(coordinator: coordinator[.explore]) { ExploreView() }
        .tabItem { Text("Explore") }
        .tag(AppSection.explore)
      TabStack(coordinator: coordinator[.profile]) { ProfileView() }
        .tabItem { Text("Profile") }
        .tag(AppSection.profile)
    }
  }
}

struct TabStack<Root: View>: View {
  @ObservedObject var coordinator: TabCoordinator
  @ViewBuilder let root: Root

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      root.navigationDestination(for: Route.self) { route in
        switch route {
        case .post(let id): PostView(id: id)
        case .author(let name): AuthorView(name: name)
        case .topic(let name): Text("All about \(name)").navigationTitle(name)
        case .settings: Text("No settings").navigationTitle("Settings")
        case .about: Text("Shore life").navigationTitle("About")
        }
      }
    }
    .environmentObject(coordinator)
  }
}

struct FeedView: View {
  @ObservedObject var app: AppCoordinator

  var body: some View {
    List {
      ForEach(Post.all) { post in
        NavigationLink(value: Route.post(post.id)) {
          HStack {
            Image(systemName: "water.waves")
            Text(post.title)
          }
        }
      }
    }
    .navigationTitle("Feed")
    // navlab:disable:next deprecated-name - the older spelling is right as well
    .navigationBarItems(trailing: Button("Compose") { app.isComposing = true })
    .sheet(isPresented: $app.isComposing) { ComposeView(isShown: $app.isComposing) }
  }
}

struct ComposeView: View {
  @Binding var isShown: Bool
  @State private var choosesTopic = false

  var body: some View {
    NavigationStack {
      Button("Choose a topic") { choosesTopic = true }
        .navigationTitle("New post")
        .navigationDestination(isPresented: $choosesTopic) {
          Text("Tides, boats, swimming").navigationTitle("Topics")
        }
        .toolbar {
          Button("Cancel") { isShown = false }
        }
    }
  }
}

struct ExploreView: View {
  @EnvironmentObject private var coordinator: TabCoordinator

  var body: some View {
    List(Post.topics, id: \.self) { topic in
      Button(topic) { coordinator.show(.topic(name: topic)) }
    }
    .navigationTitle("Explore")
  }
}

struct ProfileView: View {
  @EnvironmentObject private var coordinator: TabCoordinator

  private let rows: [(String, Route)] = [
    ("My page", .author(name: "Ada")), ("My topic", .topic(name: "Tides")),
    ("Saved post", .post(1)), ("Settings", .settings), ("About", .about),
  ]

  var body: some View {
    List {
      ForEach(rows, id: \.0) { row in
        NavigationLink(row.0, value: row.1)
      }
      Button("Newest post") { coordinator.parent?.showPost(3) }
    }
    .navigationTitle("Profile")
  }
}

struct PostView: View {
  let id: Int
  @EnvironmentObject private var coordinator: TabCoordinator

  var body: some View {
    if let post = Post.find(id) {
      VStack {
        Button("View author") { coordinator.show(.author(name: post.author)) }
        Button("To the start") { coordinator.popToRoot() }
      }
      .navigationTitle(post.title)
    }
  }
}

struct AuthorView: View {
  let name: String
  @EnvironmentObject private var coordinator: TabCoordinator

  var body: some View {
    List {
      ForEach(Post.all.filter { $0.author == name }) { post in
        NavigationLink(post.title, value: Route.post(post.id))
      }
      Button("To the start", action: coordinator.popToRoot)
    }
    .navigationTitle(name)
  }
}
