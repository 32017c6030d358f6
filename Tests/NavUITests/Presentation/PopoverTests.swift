import NavUI
import SceneModel
import Testing

@Suite("popover and interactiveDismissDisabled")
@MainActor
struct PopoverTests {
  @Test("AD-13: in compact width, a popover is a sheet unless its content says otherwise")
  func compact() throws {
    #expect(TestApp(CompactApp.self) { CompactApp(nil) }.focus[2].kind == .sheet)
    #expect(TestApp(CompactApp.self) { CompactApp(.automatic) }.focus[2].kind == .sheet)
    #expect(TestApp(CompactApp.self) { CompactApp(.popover) }.focus[2].kind == .popover)
    #expect(
      TestApp(CompactApp.self) { CompactApp(PresentationAdaptation.none) }.focus[2].kind == .popover
    )
    let cover = TestApp(CompactApp.self) { CompactApp(.fullScreenCover) }
    #expect(cover.focus[2].kind == .fullScreenCover)
    #expect(throws: Refusal.self) { try cover.dismiss() }
  }

  @Test("SH-31: in compact height, only the adaptation for the height counts")
  func compactHeight() throws {
    let app = TestApp(CompactHeightApp.self)
    #expect(app.focus[2].kind == .fullScreenCover)
  }

  @Test("a flag or an item presents a popover, and a swipe dismisses it")
  func popover() throws {
    let app = TestApp(PopoverApp.self)
    try app.tap("Info")
    #expect(app.focus.map(\.kind) == [.window, .screen, .popover, .screen])
    #expect(app.labels == ["Details"])
    try app.dismiss()
    try app.tap("Seven")
    #expect(app.labels == ["Number 7"])
    try app.dismiss()
    #expect(app.labels == ["Info", "Seven"])
  }

  @Test("SH-27 and SH-28: an inner view can block swiping the sheet away, but not closing it")
  func interactiveDismiss() throws {
    let app = TestApp(BlockedApp.self)
    #expect(throws: Refusal.self) { try app.dismiss() }
    #expect(app.focus.dropLast().last?.traits == [.interactiveDismissDisabled])
    try app.tap("Allow")
    try app.dismiss()
    #expect(app.labels == ["Again"])
    try app.tap("Again")
    try app.tap("Close")
    #expect(app.labels == ["Again"])
  }
}

private struct Number: Identifiable {
  let id: Int
}

private struct PopoverApp: App {
  @State private var isInfo = false
  @State private var number: Number?

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Info") { isInfo = true }
          .popover(isPresented: $isInfo, arrowEdge: .bottom) { Text("Details") }
        Button("Seven") { number = Number(id: 7) }
          .popover(item: $number) { Text("Number \($0.id)") }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }
}

private struct BlockedApp: App {
  @State private var isSheet = true

  var body: some Scene {
    WindowGroup {
      Button("Again") { isSheet = true }
        .sheet(isPresented: $isSheet) { Form() }
    }
  }

  private struct Form: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isBlocked = true

    var body: some View {
      VStack {
        Button("Allow") { isBlocked = false }.interactiveDismissDisabled(isBlocked)
        Button("Close") { dismiss() }
      }
      .interactiveDismissDisabled(false)
    }
  }
}

private struct CompactApp: App {
  @State private var isShown = true
  private let adaptation: PresentationAdaptation?

  init() {
    self.init(nil)
  }

  init(_ adaptation: PresentationAdaptation?) {
    self.adaptation = adaptation
  }

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .popover(isPresented: $isShown) {
          if let adaptation {
            Text("Content").presentationCompactAdaptation(adaptation)
          } else {
            Text("Content")
          }
        }
    }
  }
}

private struct CompactHeightApp: App {
  @State private var isShown = true

  var body: some Scene {
    WindowGroup {
      Text("Home")
        .sheet(isPresented: $isShown) {
          Text("Content")
            .presentationCompactAdaptation(horizontal: .popover, vertical: .fullScreenCover)
        }
        .environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, .compact)
    }
  }
}
