import SwiftUI

/// An app in which many things that are tapped come to nothing, each for a reason of its own.
@main
struct SilenceApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      TabView(selection: $router.tab) {
        Tab("Loose", systemImage: "wind", value: "loose") { Loose() }
        Tab("Stack", systemImage: "square.stack", value: "stack") { Stacked() }
        Tab("Fixed", systemImage: "lock", value: "fixed") { Fixed() }
      }
      .environment(router)
      .onOpenURL { url in
        if url.host() == "stack" { router.tab = "stack" }
      }
    }
  }
}

@MainActor
@Observable
final class Router {
  var tab = "loose"
  var path = NavigationPath()
  var count = 0
}

/// Links without a stack, texts, and two buttons of one name.
struct Loose: View {
  @Environment(Router.self) private var router
  @State private var isShowing = false
  @State private var isShowingMore = false

  var body: some View {
    VStack {
      NavigationLink("Value", value: 1)
      NavigationLink("View") { Text("Never seen") }
      Text("Only a text")
      Button("Same") { router.count += 1 }
      Button("Same") {}
      Button("Sheet") { isShowing = true }
        .sheet(isPresented: $isShowing) {
          VStack {
            Button("Sheet again") { isShowing = true }
            Button("One more sheet") { isShowingMore = true }
          }
        }
        .sheet(isPresented: $isShowingMore) { Text("More") }
      Button("Nothing") {}
    }
  }
}

/// A stack whose path takes everything, and a screen for numbers only.
struct Stacked: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        Button("Append a text") { router.path.append("lost") }
        Button("Append a number") { router.path.append(1) }
        Button("Later") {
          Task {
            try await Task.sleep(for: .seconds(1))
            router.count += 1
          }
        }
        Detour()
      }
      .navigationTitle("Stack")
      .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
    }
  }
}

/// A view with a router of its own, where that of the app was meant.
struct Detour: View {
  @State private var router = Router()

  var body: some View {
    Button("Append elsewhere") { router.path.append(2) }
  }
}

/// Controls whose bindings keep what they have.
struct Fixed: View {
  @State private var isShowing = false

  var body: some View {
    TabView(selection: .constant("a")) {
      Tab("Here", systemImage: "a.circle", value: "a") {
        Form {
          Toggle("Switch", isOn: .constant(true))
          TextField("Field", text: .constant("as it was"))
          Picker("Choice", selection: .constant("x")) {
            Text("First").tag("x")
            Text("Second").tag("y")
          }
          Stepper("Steps", value: .constant(3))
          Button("Cover") { isShowing = true }.disabled(true)
        }
      }
      Tab("There", systemImage: "b.circle", value: "b") { Text("There") }
    }
    .sheet(isPresented: .constant(isShowing)) { Text("Stays") }
  }
}
