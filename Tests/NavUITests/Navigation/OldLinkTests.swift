import NavUI
import Testing

@Suite("Deprecated links and containers")
@MainActor
struct OldLinkTests {
  @Test("NS-33: a link with a flag pushes while the flag is true", arguments: [true, false])
  func isActive(isStack: Bool) throws {
    let app = TestApp(OldApp.self) { OldApp(source: FlagLinks.self, isStack: isStack) }
    try app.tap("Link")
    #expect(app.titles == ["Old", "Flagged"])
    try app.back()
    #expect(app.labels.contains("flag false"))
    try app.tap("Set")
    #expect(app.titles == ["Old", "Flagged"])
    try app.tap("Unset")
    #expect(app.titles == ["Old"])
  }

  @Test("NS-33: a link with a tag pushes while the selection is its tag", arguments: [true, false])
  func selection(isStack: Bool) throws {
    let app = TestApp(OldApp.self) { OldApp(source: TagLinks.self, isStack: isStack) }
    try app.tap("Two")
    #expect(app.titles == ["Old", "Tagged 2"])
    try app.back()
    #expect(app.labels.contains("selection none"))
    try app.tap("Set one")
    #expect(app.titles == ["Old", "Tagged 1"])
    try app.tap("Set two")
    #expect(app.titles == ["Old", "Tagged 2"])
  }

  @Test("NS-93: the screen beneath appears before the flag is written", arguments: [true, false])
  func appearsFirst(isStack: Bool) throws {
    let app = TestApp(OldApp.self) { OldApp(source: OrderedLinks.self, isStack: isStack) }
    try app.tap("Link")
    try app.back()
    #expect(app.titles == ["Old"])
    #expect(app.labels.last == "appears, true, disappears, appears, false")
  }

  @Test(
    "OB-40: the screen beneath appears before the popped screen disappears",
    arguments: [true, false]
  )
  func appearsBeforeDisappearance(isStack: Bool) throws {
    let app = TestApp(OldApp.self) { OldApp(source: WatchedLinks.self, isStack: isStack) }
    let way = ["Old appears", "Above appears", "Old disappears", "Old appears", "Above disappears"]
    try app.tap("Link")
    try app.back()
    #expect(app.labels.last == way.joined(separator: ", "))
    try app.tap("Link")
    try app.tap("Dismiss")
    #expect(app.labels.last == (way + way.dropFirst()).joined(separator: ", "))
    try app.tap("Link")
    try app.tap("Unset")
    #expect(app.labels.last == (way + way.dropFirst() + way.dropFirst()).joined(separator: ", "))
  }

  @Test("NS-93: a flag that stays true keeps the screen", arguments: [true, false])
  func keptScreen(isStack: Bool) throws {
    let app = TestApp(OldApp.self) { OldApp(source: StubbornLinks.self, isStack: isStack) }
    try app.tap("Link")
    try app.back()
    #expect(app.titles == ["Old", "Stubborn"])
    try app.tap("Give in")
    try app.back()
    #expect(app.titles == ["Old"])
  }

  @Test("A navigation view of several views has columns in regular width, and one view in compact")
  func columns() throws {
    let app = TestApp(OldApp.self) { OldApp(source: OldColumns.self, isStack: nil) }
    #expect(app.titles == ["Side"])
    try app.tap("Link")
    #expect(app.titles == ["Side", "Linked"])
    app.resize(.regular)
    #expect(app.columns == [["Side"], ["Detail"]])
    try app.tapAnywhere("Link")
    #expect(app.columns == [["Side"], ["Linked"]])
  }

  @Test("The stack style gives a stack in every width")
  func stackStyle() {
    let app = TestApp(OldApp.self) { OldApp(source: StackStyle.self, isStack: nil) }
    app.resize(.regular)
    #expect(app.titles == ["Side"])
  }
}

/// Makes views whose use the compiler warns about.
@MainActor
private protocol OldViews {
  static func view() -> AnyView
}

/// Makes a container whose use the compiler warns about.
@MainActor
private protocol OldContainer {
  static func container(_ content: AnyView) -> AnyView
}

private enum NavigationViews: OldContainer {
  @available(*, deprecated)
  static func container(_ content: AnyView) -> AnyView { AnyView(NavigationView { content }) }
}

private struct OldApp: App {
  var source: any OldViews.Type = FlagLinks.self
  var container: any OldContainer.Type = NavigationViews.self
  /// Whether the container is a new one, or nil where the views bring their own.
  var isStack: Bool?

  var body: some Scene {
    WindowGroup {
      switch isStack {
      case true?: NavigationStack { source.view() }
      case false?: container.container(source.view())
      case nil: source.view()
      }
    }
  }
}

private enum FlagLinks: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView { AnyView(FlagView()) }
}

@available(*, deprecated)
private struct FlagView: View {
  @State private var isActive = false

  var body: some View {
    VStack {
      NavigationLink("Link", isActive: $isActive) {
        Button("Unset") { isActive = false }.navigationTitle("Flagged")
      }
      Button("Set") { isActive = true }
      Text("flag \(String(isActive))")
    }
    .navigationTitle("Old")
  }
}

private enum OrderedLinks: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView { AnyView(OrderedView()) }
}

@available(*, deprecated)
private struct OrderedView: View {
  @State private var isActive = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      NavigationLink("Link", isActive: logged) { Text("Above").navigationTitle("Above") }
      Text(log.joined(separator: ", "))
    }
    .navigationTitle("Old")
    .onAppear { log.append("appears") }
    .onDisappear { log.append("disappears") }
  }

  private var logged: Binding<Bool> {
    Binding {
      isActive
    } set: {
      isActive = $0
      log.append("\($0)")
    }
  }
}

private enum WatchedLinks: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView { AnyView(WatchedView()) }
}

@available(*, deprecated)
private struct WatchedView: View {
  @State private var isActive = false
  @State private var log: [String] = []

  var body: some View {
    VStack {
      NavigationLink("Link", isActive: $isActive) {
        AboveView(isActive: $isActive)
          .navigationTitle("Above")
          .onAppear { log.append("Above appears") }
          .onDisappear { log.append("Above disappears") }
      }
      Text(log.joined(separator: ", "))
    }
    .navigationTitle("Old")
    .onAppear { log.append("Old appears") }
    .onDisappear { log.append("Old disappears") }
  }
}

private struct AboveView: View {
  @Binding var isActive: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Dismiss") { dismiss() }
    Button("Unset") { isActive = false }
  }
}

private enum StubbornLinks: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView { AnyView(StubbornView()) }
}

@available(*, deprecated)
private struct StubbornView: View {
  @State private var isActive = false
  @State private var isStubborn = true

  var body: some View {
    NavigationLink("Link", isActive: stubborn) {
      Button("Give in") { isStubborn = false }.navigationTitle("Stubborn")
    }
    .navigationTitle("Old")
  }

  private var stubborn: Binding<Bool> {
    Binding {
      isActive
    } set: {
      if $0 || !isStubborn { isActive = $0 }
    }
  }
}

private enum TagLinks: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView { AnyView(TagView()) }
}

@available(*, deprecated)
private struct TagView: View {
  @State private var selection: Int?

  var body: some View {
    VStack {
      NavigationLink(destination: screen(1), tag: 1, selection: $selection) { Text("One") }
      NavigationLink("Two", tag: 2, selection: $selection) { screen(2) }
      Button("Set one") { selection = 1 }
      Text("selection \(selection.map(String.init) ?? "none")")
    }
    .navigationTitle("Old")
  }

  private func screen(_ number: Int) -> some View {
    Button("Set two") { selection = 2 }.navigationTitle("Tagged \(number)")
  }
}

private enum OldColumns: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView {
    AnyView(
      NavigationView {
        NavigationLink("Link") { Text("Linked").navigationTitle("Linked") }.navigationTitle("Side")
        Text("Detail").navigationTitle("Detail")
      }
    )
  }
}

private enum StackStyle: OldViews {
  @available(*, deprecated)
  static func view() -> AnyView {
    AnyView(
      NavigationView {
        Text("Side").navigationTitle("Side")
        Text("Detail").navigationTitle("Detail")
      }
      .navigationViewStyle(.stack)
    )
  }
}
