import SwiftUI

struct ExploreScreen: View {
  var body: some View {
    List(Post.topics, id: \.self) { name in
      NavigationLink(name, value: Route.topic(name))
    }
    .navigationTitle("Explore")
  }
}

struct ProfileScreen: View {

  var body: some View {
    List {
      NavigationLink("My page", value: Route.author("Ada"))
      NavigationLink("My topic", value: Route.topic("Tides"))
      NavigationLink("Saved post", value: Route.post(id: 1))
      NavigationLink("Settings", value: Route.settings)
      NavigationLink("About", value: Route.about)
      Button("Newest post") {}
    }
    .navigationTitle("Profile")
  }
}

struct AuthorScreen: View {
  let name: String

  var body: some View {
    List {
      ForEach(Post.all.filter { $0.author == name }) { post in
        NavigationLink(post.title, value: Route.post(id: post.id))
      }
      Button("To the start") {}
    }
    .navigationTitle(name)
  }
}

struct TopicScreen: View {
  let name: String

  var body: some View {
    List(Post.all.filter { $0.topic == name }) { post in
      NavigationLink(post.title, value: Route.post(id: post.id))
    }
    .navigationTitle(name)
  }
}
