import SwiftUI

struct Destination: View {
  let route: Route
  @Environment(\.guide) private var guide

  var body: some View {
    switch route {
    case .post(let post):
      VStack {
        Text(post.topic)
        Button("View author") { guide.go(.author(post.author)) }
        Button("To the start", action: guide.start)
      }
      .navigationTitle(post.title)
    case .author(let name):
      Form {
        PostLinks { $0.author == name }
        Button("To the start", action: guide.start)
      }
      .navigationTitle(name)
    case .topic(let name):
      List { PostLinks { $0.topic == name } }.navigationTitle(name)
    case .settings: Toggle("Sounds", isOn: .constant(true)).navigationTitle("Settings")
    case .about: Text("Version 1").navigationTitle("About")
    }
  }
}

struct PostLinks: View {
  var isShown: (Post) -> Bool

  var body: some View {
    ForEach(Post.all.filter(isShown)) { post in
      NavigationLink(post.title, value: Route.post(post))
    }
  }
}

struct Feed: View {
  @Binding var draft: Draft?

  var body: some View {
    List { PostLinks { _ in true } }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            draft = Draft()
          } label: {
            Label("Compose", systemImage: "plus")
          }
        }
      }
      .sheet(item: $draft) { _ in
        NavigationStack {
          NavigationLink("Choose a topic", value: "Topics")
            .navigationTitle("New post")
            .navigationDestination(for: String.self) { title in
              List(Post.topics, id: \.self) { Text($0) }.navigationTitle(title)
            }
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { draft = nil }
              }
            }
        }
      }
  }
}

struct Explore: View {
  var body: some View {
    ScrollView {
      ForEach(Post.topics, id: \.self) { topic in
        NavigationLink(value: Route.topic(topic)) { Text(topic) }
      }
    }
  }
}

struct Profile: View {
  @Environment(\.guide) private var guide

  var body: some View {
    List {
      Button("Newest post") { guide.feed(Post.all[Post.all.count - 1]) }
      Section("Mine") {
        Button("My page") { guide.go(.author("Ada")) }
        Button("My topic") { guide.go(.topic("Tides")) }
        Button("Saved post") { guide.go(.post(Post.all[0])) }
      }
      Section("App") {
        NavigationLink("Settings", value: Route.settings)
        NavigationLink("About", value: Route.about)
      }
    }
  }
}
