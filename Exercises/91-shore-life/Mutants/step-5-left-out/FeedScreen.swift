import SwiftUI

struct FeedScreen: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router

    List(Post.all) { post in
      Text(post.title)
    }
    .navigationTitle("Feed")
    .toolbar {
      Button("Compose", systemImage: "square.and.pencil") { router.isComposing = true }
    }
    .sheet(isPresented: $router.isComposing) {
      ComposeSheet()
    }
  }
}

/// A sheet has a stack of its own, so that it has a bar and can lead on.
struct ComposeSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var topic = "none"

  var body: some View {
    NavigationStack {
      List {
        Text("Topic: \(topic)")
        NavigationLink("Choose a topic") {
          List(Post.topics, id: \.self) { name in
            Button(name) { topic = name }
          }
          .navigationTitle("Topics")
        }
      }
      .navigationTitle("New post")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
      }
    }
  }
}
