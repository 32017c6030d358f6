import NavUI
import SceneModel
import Testing

@Suite("Zoom transitions")
@MainActor
struct ZoomTransitionTests {
  @Test("SH-42: a cover that zooms out of a view can be dragged back into it")
  func cover() throws {
    let app = TestApp(ZoomedPosterApp.self)
    try app.tap("Open")
    #expect(app.focus[2].kind == .fullScreenCover)
    #expect(app.focus[2].traits == [.zooms])
    try app.perform(.swipeDown, on: app.focus[2].id)
    #expect(app.focus.count == 2)
    #expect(app.issues == [])
  }

  @Test("SH-42: a cover without a zoom cannot be dragged, nor a cover that disables the gesture")
  func locked() throws {
    let app = TestApp(ZoomedPosterApp.self)
    for button in ["Plain", "Locked"] {
      try app.tap(button)
      #expect(throws: (any Error).self) { try app.perform(.swipeDown, on: app.focus[2].id) }
      try app.tap("Close")
    }
  }

  @Test("SH-42: a pushed screen shows its zoom, and the sheet around it does not")
  func pushed() throws {
    let app = TestApp(ZoomedShelfApp.self)
    try app.tap("Sheet")
    #expect(app.focus[2].traits == [])
    try app.tap("Book")
    #expect(app.focus.last?.traits == [.zooms])
  }

  @Test("SH-43: a namespace stays the same while its view exists")
  func namespace() throws {
    let app = TestApp(ZoomedPosterApp.self)
    try app.tap("Count")
    try app.tap("Open")
    #expect(app.issues == [])
  }

  @Test("SH-43: a zoom without a marked view of that namespace and type is reported")
  func missing() throws {
    let app = TestApp(ZoomedPosterApp.self)
    try app.tap("Unmarked")
    #expect(app.issues.map(\.rule) == ["unmatched-zoom"])
    try app.tap("Close")
    try app.tap("Other type")
    #expect(app.issues.count == 2)
  }

  @Test("SH-43: a zoom from a different view, or from a duplicate id, is reported")
  func other() throws {
    let app = TestApp(ZoomedRowsApp.self)
    try app.tap("Row 1")
    #expect(app.issues == [])
    try app.perform(.swipeDown, on: app.focus[2].id)
    try app.tap("Row 2")
    #expect(app.issues.map(\.message).last?.contains("zooms from a different view") == true)
    try app.perform(.swipeDown, on: app.focus[2].id)
    try app.tap("Twin")
    #expect(app.issues.map(\.message).last?.contains("several views on one screen") == true)
  }

  @Test("A marked toolbar item is also a source")
  func toolbar() throws {
    let app = TestApp(ZoomedBarApp.self)
    try app.tap("Settings")
    #expect(app.focus.contains { $0.traits.contains(.zooms) })
    #expect(app.issues == [])
  }
}

@available(iOS 18.0, *)
private struct ZoomedPosterApp: App {
  enum Way: Hashable, Identifiable {
    case open, plain, locked, unmarked, otherType
    var id: Self { self }
  }

  var body: some Scene {
    WindowGroup { Wall() }
  }

  struct Wall: View {
    @Namespace private var own
    @Namespace private var other
    @State private var way: Way?
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Seen \(count)")
        Button("Count") { count += 1 }
        Button("Open") { way = .open }
          .matchedTransitionSource(id: 7, in: own)
        Button("Plain") { way = .plain }
        Button("Locked") { way = .locked }
        Button("Unmarked") { way = .unmarked }
        Button("Other type") { way = .otherType }
      }
      .fullScreenCover(item: $way) { way in
        switch way {
        case .open: Poster().navigationTransition(.zoom(sourceID: 7, in: own))
        case .plain: Poster().navigationTransition(.automatic)
        case .locked:
          Poster().navigationTransition(.zoom(sourceID: 7, in: own)).interactiveDismissDisabled()
        case .unmarked: Poster().navigationTransition(.zoom(sourceID: 7, in: other))
        case .otherType: Poster().navigationTransition(.zoom(sourceID: "seven", in: own))
        }
      }
    }
  }

  struct Poster: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Close") { dismiss() }
    }
  }
}

@available(iOS 18.0, *)
private struct ZoomedRowsApp: App {
  var body: some Scene {
    WindowGroup { Rows() }
  }

  struct Rows: View {
    @Namespace private var namespace
    @State private var id: Int?

    var body: some View {
      VStack {
        Button("Row 1") { id = 1 }.matchedTransitionSource(id: 1, in: namespace)
        Button {
          id = 1
        } label: {
          Text("Row 2").matchedTransitionSource(id: 2, in: namespace)
        }
        Button("Twin") { id = 3 }.matchedTransitionSource(id: 3, in: namespace)
        Text("Twin of it").matchedTransitionSource(id: 3, in: namespace)
      }
      .fullScreenCover(
        isPresented: Binding {
          id != nil
        } set: { _ in
          id = nil
        }
      ) {
        Text("Page").navigationTransition(.zoom(sourceID: id ?? 0, in: namespace))
      }
    }
  }
}

@available(iOS 18.0, *)
private struct ZoomedShelfApp: App {
  var body: some Scene {
    WindowGroup { Shelf() }
  }

  struct Shelf: View {
    @State private var isShown = false

    var body: some View {
      Button("Sheet") { isShown = true }
        .sheet(isPresented: $isShown) { Books() }
    }
  }

  struct Books: View {
    @Namespace private var namespace

    var body: some View {
      NavigationStack {
        NavigationLink("Book", value: 1)
          .matchedTransitionSource(id: 1, in: namespace)
          .navigationDestination(for: Int.self) { id in
            Text("Page").navigationTransition(.zoom(sourceID: id, in: namespace))
          }
      }
    }
  }
}

@available(iOS 26.0, *)
private struct ZoomedBarApp: App {
  var body: some Scene {
    WindowGroup { Home() }
  }

  struct Home: View {
    @Namespace private var namespace
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Text("Home")
          .toolbar {
            ToolbarItem {
              Button("Settings") { isShown = true }
            }
            .matchedTransitionSource(id: "settings", in: namespace)
          }
          .sheet(isPresented: $isShown) {
            Text("Volume").navigationTransition(.zoom(sourceID: "settings", in: namespace))
          }
      }
    }
  }
}
