import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("sheets and the stacks below and inside them")
@MainActor
struct SheetAndStackTests {
  @Test("SH-16: a sheet disappears with the screen that presents it")
  func owner() throws {
    let app = TestApp(StackApp.self)
    try app.tap("Push")
    try app.tap("Sheet of the screen")
    try app.tap("Pop")
    #expect(app.focus.map(\.kind) == [.window, .navigationStack, .screen])
    #expect(app.titles == ["Start"])
  }

  @Test("SH-17, SH-18: a path changed under a sheet is visible after the sheet")
  func below() throws {
    let app = TestApp(StackApp.self)
    try app.tap("Sheet")
    try app.open("myapp://go")
    #expect(app.labels.contains("in the sheet"))
    #expect(app.focus.contains { $0.kind == .sheet })
    try app.dismiss()
    #expect(app.titles == ["Start", "Number 1", "Number 2"])
  }

  @Test("SH-21: sheets and covers are not in the path")
  func notInThePath() throws {
    let app = TestApp(StackApp.self)
    try app.tap("Sheet")
    #expect(app.focus[1].path == [])
    try app.dismiss()
    try app.tap("Cover")
    #expect(app.focus[1].path == [])
  }

  @Test("SH-19: links in a sheet need a stack in the sheet")
  func bareSheet() throws {
    let app = TestApp(StackApp.self)
    try app.tap("Sheet")
    let link = try #require(app.screen?.children.first { $0.kind == .link })
    #expect(link.traits == [.disabled])
    #expect(throws: Refusal.self) { try app.perform(.tap, on: link.id) }
  }

  @Test("SH-19: a title and a toolbar need a navigation bar, which a stack provides")
  func bars() throws {
    let app = TestApp(BarApp.self)
    try app.tap("Bare")
    #expect(app.screen?.label == nil)
    #expect(app.labels == ["content"])
    try app.dismiss()
    try app.tap("With a stack")
    #expect(app.screen?.label == "Title")
    #expect(app.labels == ["Tool", "content"])
  }

  @Test("SH-24: an object injected inside the presenter does not reach the sheet")
  func injectedBelow() throws {
    let app = TestApp(InjectionApp.self)
    #expect(app.labels == ["outer: yes", "inner: no"])
  }

  @Test("SH-09: a sheet with a flag may show old state that its presenter never read")
  func staleState() throws {
    let app = TestApp(StaleApp.self)
    try app.tap("Flag")
    #expect(app.labels == ["by flag: none"])
    #expect(app.rules == ["stale-state"])
    try app.dismiss()
    try app.tap("Flag")
    #expect(app.labels == ["by flag: picked"])
    try app.dismiss()
    try app.tap("Item")
    #expect(app.labels == ["by item: 7"])
  }
}

private struct BarApp: App {
  @State private var isBare = false
  @State private var hasStack = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Bare") { isBare = true }
        Button("With a stack") { hasStack = true }
      }
      .sheet(isPresented: $isBare) { content }
      .sheet(isPresented: $hasStack) { NavigationStack { content } }
    }
  }

  private var content: some View {
    Text("content")
      .navigationTitle("Title")
      .toolbar { Button("Tool") {} }
  }
}

private struct StackApp: App {
  @State private var path: [Int] = []
  @State private var isSheet = false
  @State private var isCover = false
  @State private var isScreenSheet = false

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Push", value: 1)
          Button("Sheet") { isSheet = true }
          Button("Cover") { isCover = true }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          Button("Sheet of the screen") { isScreenSheet = true }
            .navigationTitle("Number \(number)")
            .sheet(isPresented: $isScreenSheet) {
              Button("Pop") { path.removeLast() }
            }
        }
        .sheet(isPresented: $isSheet) {
          Text("in the sheet")
          NavigationLink("Link", value: 2)
        }
        .fullScreenCover(isPresented: $isCover) { Text("in the cover") }
      }
      .onOpenURL { _ in path = [1, 2] }
    }
  }
}

@Observable
@MainActor
private final class Outer {}

@Observable
@MainActor
private final class Inner {}

private struct InjectionApp: App {
  @State private var isSheet = true
  @State private var outer = Outer()
  @State private var inner = Inner()

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .environment(inner)
        .sheet(isPresented: $isSheet) { Injected() }
        .environment(outer)
    }
  }

  private struct Injected: View {
    @Environment(Outer.self) private var outer: Outer?
    @Environment(Inner.self) private var inner: Inner?

    var body: some View {
      Text("outer: \(outer == nil ? "no" : "yes")")
      Text("inner: \(inner == nil ? "no" : "yes")")
    }
  }
}

private struct StaleApp: App {
  @State private var text = "none"
  @State private var isSheet = false
  @State private var item: Number?

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Flag") {
          text = "picked"
          isSheet = true
        }
        Button("Item") { item = Number(id: 7) }
      }
      .sheet(isPresented: $isSheet) { Text("by flag: \(text)") }
      .sheet(item: $item) { Text("by item: \($0.id)") }
    }
  }

  private struct Number: Identifiable {
    let id: Int
  }
}
