import NavUI
import OpenCombine
import SceneModel
import SharedLists
import Testing

@Suite("Rows outside the window")
@MainActor
struct RowWindowTests {
  @Test("NS-94: a window holds as many rows as a screen, depending on its width")
  func width() throws {
    let log = RowLog()
    let app = TestApp(LongApp.self) { LongApp(log: log) }
    app.resize(.regular)
    #expect(app.rows == ["Row 1", "Row 26"])
    #expect(log.shown == Set(1...26))
    app.resize(.compact)
    #expect(app.rows == ["Row 1", "Row 18"])
    #expect(log.shown == Set(1...18))
  }

  @Test("Only the first rows are built, and the others are represented by their number")
  func opens() {
    let log = RowLog()
    let app = TestApp(LongApp.self) { LongApp(log: log) }
    #expect(log.built == Set(1...18))
    #expect(app.rows == ["Row 1", "Row 18"])
    #expect(app.hidden == ["below 99982"])
  }

  @Test("Rows appear and disappear as the window moves")
  func scrolls() throws {
    let log = RowLog()
    let app = TestApp(LongApp.self) { LongApp(log: log) }
    try app.scroll(by: 30)
    #expect(app.rows == ["Row 31", "Row 48"])
    #expect(app.hidden == ["above 30", "below 99952"])
    #expect(log.shown == Set(31...48))
    try app.scroll(by: 1_000_000)
    #expect(app.rows == ["Row 99,983", "Row 100,000"])
    #expect(app.hidden == ["above 99982"])
    #expect(throws: Refusal("The list is already at its end.")) { try app.scroll(by: 1) }
  }

  @Test("NS-95: a row that is scrolled away keeps its state until its element is removed")
  func keepsState() throws {
    let app = TestApp(CountingApp.self)
    try app.tap("1: 0, 0, 0")
    try app.tap("2: 0, 0, 0")
    try app.tap("2: 1, 1, 1")
    try app.scroll(by: 100)
    try app.scroll(by: -100)
    #expect(app.labels.contains("1: 1, 1, 1"))
    #expect(app.labels.contains("2: 2, 2, 2"))
    try app.tap("2: 2, 2, 2")
    #expect(app.labels.contains("2: 3, 3, 3"))
    try app.scroll(by: 100)
    try app.tap("Remove 1")
    try app.tap("Add 1")
    try app.scroll(by: -100)
    #expect(app.labels.contains("1: 0, 0, 0"))
    #expect(app.labels.contains("2: 3, 3, 3"))
  }

  @Test("NS-95: a row that new rows push out of the window keeps its state")
  func pushedOut() throws {
    let app = TestApp(CountingApp.self)
    try app.tap("17: 0, 0, 0")
    for _ in 0..<3 { try app.tap("Insert") }
    #expect(!app.labels.contains("17: 1, 1, 1"))
    try app.scroll(by: 10)
    #expect(app.labels.contains("17: 1, 1, 1"))
  }

  @Test("A row before or inside the window can be added and removed")
  func changes() throws {
    let log = RowLog()
    let app = TestApp(LongApp.self) { LongApp(log: log) }
    try app.tap("Add")
    #expect(app.rows == ["Row 0", "Row 17"])
    #expect(log.shown == Set(0...17))
    try app.tap("Remove")
    try app.tap("Remove")
    #expect(app.rows == ["Row 2", "Row 19"])
    #expect(app.hidden == ["below 99981"])
  }

  @Test("A list that shrinks below its window moves the window back")
  func shrinks() throws {
    let app = TestApp(LongApp.self)
    try app.scroll(by: 500)
    try app.tap("Keep 60")
    #expect(app.rows == ["Row 43", "Row 60"])
    #expect(app.hidden == ["above 42"])
  }

  @Test("A scroll view reader moves the window to a row")
  func scrollTo() throws {
    let app = TestApp(LongApp.self)
    try app.tap("Jump")
    #expect(app.rows == ["Row 777", "Row 794"])
  }

  @Test("A scroll position follows the window, and moves it")
  func scrollPosition() throws {
    let app = TestApp(PositionApp.self)
    #expect(app.rows == ["Row 1", "Row 18"])
    try app.scroll(by: 30)
    #expect(app.labels.first == "position 31")
    try app.tap("Go")
    #expect(app.rows == ["Row 150", "Row 167"])
    #expect(app.labels.first == "position 150")
  }

  @Test("The window extends over the sections of a list")
  func sections() throws {
    let app = TestApp(SectionedApp.self)
    #expect(app.rows == ["1.1", "1.18"])
    #expect(app.hidden == ["below 12", "below 99"])
    try app.scroll(by: 35)
    #expect(app.rows == ["2.6", "2.23"])
    try app.scroll(by: -35)
    #expect(app.rows == ["1.1", "1.18"])
  }

  @Test("The end of nested rows is reached at once, although their number is unknown")
  func nestedEnd() throws {
    let app = TestApp(NestedRowsApp.self)
    #expect(app.rows == ["1.1", "1.18"])
    try app.scroll(by: 100_000)
    #expect(app.rows == ["180.19", "180.36"])
    #expect(app.hidden.allSatisfy { !$0.hasPrefix("below") })
    try app.scroll(by: -100_000)
    #expect(app.rows == ["1.1", "1.18"])
  }

  @Test("NS-21: a destination in a row works until the row disappears")
  func destinationInRow() throws {
    let app = TestApp(RowDestinationApp.self)
    #expect(app.rules == ["destination-in-lazy-container"])
    try app.tap("Push")
    #expect(app.titles == ["Start", "Number 1"])
    try app.back()
    try app.scroll(by: 100)
    try app.tap("Push")
    #expect(app.titles == ["Start"])
    #expect(app.rules == ["destination-in-lazy-container", "missing-destination"])
  }

  @Test("Rows of an eager stack inside a row are not counted")
  func eagerRows() {
    let app = TestApp(StarsApp.self)
    #expect(app.all.filter { $0.label == "*" }.count == 18 * 60)
  }
}

extension TestApp {
  /// The first and the last of the rows that are built.
  fileprivate var rows: [String] {
    let labels = (screen?.children ?? []).filter { $0.kind == .text && $0.label != nil }
      .compactMap(\.label).filter { $0.contains(where: \.isNumber) && !$0.hasPrefix("position") }
    return [labels.first, labels.last].compactMap(\.self)
  }

  /// The rows that are not built.
  fileprivate var hidden: [String] {
    (screen?.children ?? []).compactMap { element in
      switch element.kind {
      case .rowsAbove: "above \(element.value ?? "")"
      case .rowsBelow: "below \(element.value ?? "")"
      default: nil
      }
    }
  }

  fileprivate func scroll(by count: Int) throws {
    let marker = try #require(
      screen?.children.first { $0.kind == (count < 0 ? .rowsAbove : .rowsBelow) }
        ?? screen?.children.first { $0.kind == .rowsAbove }
    )
    try perform(.scroll(by: count), on: marker.id)
  }
}

@MainActor
private final class RowLog {
  var built: Set<Int> = []
  var shown: Set<Int> = []
}

private struct LongApp: App {
  var log = RowLog()

  var body: some Scene { WindowGroup { Long(log: log) } }
}

private struct Long: View {
  let log: RowLog
  @State private var numbers = Array(1...100_000)

  var body: some View {
    ScrollViewReader { proxy in
      Button("Add") { numbers.insert(0, at: 0) }
      Button("Remove") { numbers.removeFirst() }
      Button("Keep 60") { numbers = Array(1...60) }
      Button("Jump") { proxy.scrollTo(777, anchor: .top) }
      List(numbers, id: \.self) { number in
        Row(number: number, log: log)
      }
    }
  }
}

private struct Row: View {
  let number: Int
  let log: RowLog

  var body: some View {
    log.built.insert(number)
    return Text("Row \(number)")
      .onAppear { log.shown.insert(number) }
      .onDisappear { log.shown.remove(number) }
  }
}

private final class Tally: ObservableObject {
  @Published var count = 0
}

private struct TallyModifier: ViewModifier {
  @State private var count = 0
  let taps: Int

  func body(content: Content) -> some View {
    content.onChange(of: taps) { count += 1 }.accessibilityValue("\(count)")
  }
}

private struct CountingRow: View {
  let number: Int
  @State private var count = 0
  @StateObject private var tally = Tally()

  var body: some View {
    CountingLabel(number: number, outer: count, tally: tally) {
      count += 1
      tally.count += 1
    }
  }
}

private struct CountingLabel: View {
  let number: Int
  let outer: Int
  @ObservedObject var tally: Tally
  let action: () -> Void
  @State private var inner = 0

  var body: some View {
    Button("\(number): \(outer), \(tally.count), \(inner)") {
      inner += 1
      action()
    }
    .modifier(TallyModifier(taps: inner))
  }
}

private struct CountingApp: App {
  @State private var numbers = Array(1...300)

  var body: some Scene {
    WindowGroup {
      Button("Remove 1") { numbers.removeFirst() }
      Button("Add 1") { numbers.insert(1, at: 0) }
      Button("Insert") { numbers.insert(1000 + numbers.count, at: 0) }
      List(numbers, id: \.self) { CountingRow(number: $0) }
    }
  }
}

private struct PositionApp: App {
  @State private var position: Int?

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("position \(position ?? 0)")
        Button("Go") { position = 150 }
        ScrollView {
          LazyVStack {
            ForEach(1...300, id: \.self) { Text("Row \($0)") }
          }
        }
        .scrollPosition(id: $position)
      }
    }
  }
}

private struct SectionedApp: App {
  var body: some Scene {
    WindowGroup {
      List {
        ForEach(1...100, id: \.self) { section in
          Section {
            ForEach(1...30, id: \.self) { Text("\(section).\($0)") }
          }
        }
      }
    }
  }
}

private struct NestedRowsApp: App {
  var body: some Scene {
    WindowGroup {
      List {
        ForEach(1...180, id: \.self) { year in
          ForEach(1...36, id: \.self) { Text("\(year).\($0)") }
        }
      }
    }
  }
}

private struct RowDestinationApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          NavigationLink("Push", value: 1)
          List(0..<200) { number in
            if number == 0 {
              Text("Row").navigationDestination(for: Int.self) {
                Text("\($0)").navigationTitle("Number \($0)")
              }
            } else {
              Text("Row \(number)")
            }
          }
        }
        .navigationTitle("Start")
      }
    }
  }
}

private struct StarsApp: App {
  var body: some Scene {
    WindowGroup {
      List(0..<100) { _ in
        HStack {
          ForEach(0..<60) { _ in Text("*") }
        }
      }
    }
  }
}
