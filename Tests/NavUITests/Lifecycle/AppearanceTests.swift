import NavUI
import Testing

@Suite("Appearance")
@MainActor
struct AppearanceTests {
  @Test("OB-37: inner views appear first, and modifiers of one view run in written order")
  func order() throws {
    let journal = Journal()
    let app = TestApp(OrderApp.self) { OrderApp(journal: journal) }
    let order = ["text change", "text", "stack", "stack change", "group change", "group"]
    #expect(journal.read() == order + ["screens"])
    try app.tab("Other")
    try app.tab("First")
    #expect(journal.read() == order + ["screens"])
  }

  @Test("OB-40: new views appear before old views disappear")
  func comingAndGoing() throws {
    let journal = Journal()
    let app = TestApp(ChangingApp.self) { ChangingApp(journal: journal) }
    #expect(journal.read() == ["view appears", "root appears"])
    try app.tap("Change")
    #expect(journal.read() == ["view appears", "view disappears"])
    try app.tap("Open")
    #expect(journal.read().first == "pushed appears")
    try app.back()
    #expect(journal.read().last == "pushed disappears")
    try app.tab("Other")
    #expect(journal.read().first == "other appears")
    try app.tab("First")
    #expect(journal.read().last == "other disappears")
  }

  @Test("OB-58: a view with the identity transition disappears first")
  func identityTransition() throws {
    let journal = Journal()
    let app = TestApp(TransitionApp.self) { TransitionApp(journal: journal) }
    #expect(journal.read() == ["0 appears"])
    try app.tap("Change")
    #expect(journal.read() == ["1 appears", "0 disappears"])
    try app.tap("Inside")
    #expect(journal.read() == ["1 disappears", "2 appears"])
    try app.tap("Change")
    #expect(journal.read() == ["2 disappears", "3 appears"])
    try app.tap("Fade")
    #expect(journal.read() == ["3 disappears", "4 appears"])
    try app.tap("Change")
    #expect(journal.read() == ["5 appears", "4 disappears"])
  }

  @Test("OB-36: an action for the initial value runs each time the view appears")
  func initialValue() throws {
    let journal = Journal()
    let app = TestApp(InitialApp.self) { InitialApp(journal: journal) }
    #expect(journal.read() == ["1 to 1"])
    try app.tap("Add")
    #expect(journal.read() == ["1 to 2", "later"])
    try app.tap("Open")
    #expect(journal.read() == [])
    try app.back()
    #expect(journal.read() == ["2 to 2"])
  }
}

private struct OrderApp: App {
  var journal = Journal()

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("First", systemImage: "1.circle") {
          NavigationStack { OrderedView(journal: journal) }
            .onAppear { journal.note("screens") }
        }
        Tab("Other", systemImage: "2.circle") { Text("other") }
      }
    }
  }
}

private struct OrderedView: View {
  let journal: Journal

  var body: some View {
    Group {
      VStack {
        Text("hello")
          .onChange(of: true, initial: true) { journal.note("text change") }
          .onAppear { journal.note("text") }
      }
      .onAppear { journal.note("stack") }
      .onChange(of: true, initial: true) { journal.note("stack change") }
    }
    .onChange(of: true, initial: true) { journal.note("group change") }
    .onAppear { journal.note("group") }
  }
}

private struct ChangingApp: App {
  var journal = Journal()
  @State private var number = 1

  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("First", systemImage: "1.circle") {
          NavigationStack {
            VStack {
              Button("Change") { number += 1 }
              NavigationLink("Open") { noted("pushed") }
              noted("view").id(number)
            }
            .onAppear { journal.note("root appears") }
          }
        }
        Tab("Other", systemImage: "2.circle") { noted("other") }
      }
    }
  }

  private func noted(_ name: String) -> some View {
    Text(name)
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }
}

private struct InitialApp: App {
  var journal = Journal()
  @State private var number = 1

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          Button("Add") { number += 1 }
          NavigationLink("Open") { Text("in") }
        }
        .onChange(of: number, initial: true) { journal.note("\($0) to \($1)") }
        .onChange(of: number) { journal.note("later") }
      }
    }
  }
}

/// Texts that replace each other, below the identity as their transition and then below others.
private struct TransitionApp: App {
  var journal = Journal()
  @State private var number = 0
  @State private var isInside = false
  @State private var fades = false

  var body: some Scene {
    WindowGroup {
      VStack {
        if isInside {
          text.transition(fades ? .opacity : .asymmetric(insertion: .slide, removal: .identity))
            .id(number)
        } else {
          // A transition around what is not removed itself changes nothing.
          VStack { text.id(number) }.transition(.identity)
        }
        Button("Change") { number += 1 }
        Button("Inside") {
          number += 1
          isInside = true
        }
        Button("Fade") {
          number += 1
          fades = true
        }
      }
    }
  }

  private var text: some View {
    let number = number
    return Text("\(number)")
      .onAppear { journal.note("\(number) appears") }
      .onDisappear { journal.note("\(number) disappears") }
  }
}
