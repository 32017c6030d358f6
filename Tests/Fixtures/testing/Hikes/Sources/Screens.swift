import SwiftUI

struct TrailsView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.trails) {
      List(Trail.all) { trail in
        NavigationLink(value: trail) { Label(trail.name, systemImage: "figure.hiking") }
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { TrailView(trail: $0) }
    }
  }
}

struct TrailView: View {
  let trail: Trail
  @AppStorage("saved") private var saved = 0
  @State private var shares = false

  var body: some View {
    VStack {
      Button(saved == trail.id ? "Saved" : "Save") { saved = trail.id }
      Button("Share") { shares = true }
    }
    .navigationTitle(trail.name)
    .confirmationDialog("Share this trail", isPresented: $shares) {
      Button("Copy the link") {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct SavedView: View {
  @AppStorage("saved") private var saved = 0

  var body: some View {
    NavigationStack {
      List(Trail.all.filter { $0.id == saved }) { trail in Text(trail.name) }
        .overlay { if saved == 0 { Text("Nothing saved") } }
        .navigationTitle("Saved")
    }
  }
}

struct MeView: View {
  @State private var showsAbout = false

  var body: some View {
    NavigationStack {
      Button("About") { showsAbout = true }
        .navigationTitle("Me")
        .navigationDestination(isPresented: $showsAbout) { AboutView() }
    }
  }
}

struct AboutView: View {
  var body: some View { Text("Hikes 1.0").navigationTitle("About") }
}

struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Welcome to Hikes")
      Button("Begin") { dismiss() }
    }
  }
}
