import Foundation

/// An app with code that lies, explodes, goes on for ever or is unusually large, in the place of a part of the solution.
struct OddApp: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  var name: String
  /// The outcome that it deserves.
  var outcome: Outcome
  /// The parts of the solution that it replaces, each with what stands in its place.
  var changes: [Change] = []
  /// The code behind the solution.
  var more = ""
  /// The line at the beginning of the file.
  var first = "import Foundation"

  var description: String { name }

  /// The outcome of the judging.
  enum Outcome: Hashable, Sendable {
    /// The app does what the task asks, and nobody is disturbed by its code.
    case solved
    /// The app gets no points.
    case nothing
    /// The app gets an alarm, or no points.
    case alarm
    /// The app falls short, and keeps what it does rightly.
    case part
    /// The code does not compile.
    case noCode
  }

  /// A part of the solution, and its replacement.
  struct Change: Hashable, Sendable {
    var old: String
    var new: String
  }

  /// Returns the source.
  ///
  /// - Parameter solution: The source of the solution.
  /// - Returns: The changed source.
  /// - Throws: `Forgery.UnknownSolution` when a part is not there.
  func source(_ solution: String) throws -> String {
    var text = solution
    for change in changes {
      guard text.contains(change.old) else { throw Forgery.UnknownSolution(missing: change.old) }
      text = text.replacing(change.old, with: change.new)
    }
    return text.replacing("import SwiftUI", with: "import SwiftUI\n\(first)", maxReplacements: 1)
      + "\n" + more
  }

  /// All of them.
  static let all = texts + types + values + endless + large + attributes + imports

  private static func changed(
    _ name: String,
    _ outcome: Outcome,
    _ old: String,
    _ new: String,
    more: String = ""
  ) -> OddApp {
    OddApp(name: name, outcome: outcome, changes: [Change(old: old, new: new)], more: more)
  }

  // MARK: - Texts

  private static let count = "Text(\"Values in the path: \\(depth)\")"

  /// Apps that show several answers at once, or one after the other, in the place of the right one.
  private static let texts = [
    (
      "invisible characters", .nothing,
      #"ForEach(0..<4) { Text("Values in the path:\u{200B} \($0)") }"#, ""
    ),
    (
      "the other direction", .part,
      #"Text("Values in the path: 1"); Text("Values in the path: \u{202E}2")"#, ""
    ),
    (
      "lines of one text", .nothing,
      #"Text("Values in the path: 1\nValues in the path: 2\nValues in the path: 3")"#, ""
    ),
    (
      "parts of one text", .nothing,
      #"Text("Values in the path: 1") + Text("\n") + Text("Values in the path: 2")"#, ""
    ),
    (
      "several kinds of elements", .alarm,
      #"Text("Values in the path: 1"); Label("Values in the path: 2", systemImage: "a"); Button("Values in the path: 3") {}"#,
      ""
    ),
    (
      "labels for readers of the screen", .alarm,
      #"Text("-").accessibilityLabel("Values in the path: 1"); Text("-").accessibilityLabel("Values in the path: 2")"#,
      ""
    ),
    (
      "what cannot be seen", .nothing,
      #"ForEach(1..<4) { Text("Values in the path: \($0)").opacity(0).accessibilityHidden(true) }; Text("?")"#,
      ""
    ),
    (
      "what has no size", .alarm,
      #"ForEach(1..<4) { Text("Values in the path: \($0)").frame(width: 0, height: 0).clipped() }"#,
      ""
    ),
    (
      "layers", .alarm,
      #"Text("x").overlay { Text("Values in the path: 1") }.background { Text("Values in the path: 2") }"#,
      ""
    ),
    (
      "one in a field", .part,
      #"TextField("Values in the path: 1", text: .constant("Values in the path: 2")); Text("Values in the path: 1")"#,
      ""
    ),
    (
      "one for each tab", .nothing,
      #"TabView { ForEach(0..<4) { n in Text("Values in the path: \(n)").tabItem { Text("\(n)") } } }"#,
      ""
    ),
    (
      "one that changes with the time", .nothing,
      #"TimelineView(.periodic(from: .now, by: 1)) { Text("Values in the path: \(Int($0.date.timeIntervalSince1970) % 4)") }"#,
      ""
    ),
    (
      "one that changes by itself", .nothing, "Changing()",
      """
      struct Changing: View {
        @State private var n = 0
        var body: some View {
          Text("Values in the path: \\(n)").onChange(of: n, initial: true) { Task { n = (n + 1) % 3 } }
        }
      }
      """
    ),
    (
      "one that changes when it is looked at", .nothing,
      #"Text("Values in the path: \(Looks.next())")"#,
      "@MainActor enum Looks { static var n = 0; static func next() -> Int { n += 1; return n % 4 } }"
    ),
  ].map { (name: String, outcome: Outcome, new: String, more: String) in
    changed("a count by \(name)", outcome, count, new, more: more)
  }

  // MARK: - Types

  /// Apps whose own types and methods stand before those of SwiftUI.
  private static let types =
    [
      OddApp(
        name: "a Text of its own",
        outcome: .alarm,
        more: """
          struct Text: View {
            let text: String
            init(_ text: String) { self.text = text }
            var body: some View {
              SwiftUI.Text(text.hasPrefix("Values") ? "Values in the path: 1" : text)
              SwiftUI.Text(text.hasPrefix("Values") ? "Values in the path: 2" : "")
            }
          }
          """
      ),
      changed(
        "a stack of its own",
        .nothing,
        "NavigationStack(path: $path)",
        "NavigationStack(path: .constant([]))",
        more: """
          struct NavigationStack<Root: View>: View {
            @State private var own: [Route] = []
            var root: Root
            init(path: Binding<[Route]>, @ViewBuilder root: () -> Root) { self.root = root() }
            var body: some View { SwiftUI.NavigationStack(path: $own) { root } }
          }
          """
      ),
      OddApp(
        name: "a title of its own",
        outcome: .alarm,
        more: """
          extension View {
            func navigationTitle(_ title: String) -> some View {
              navigationTitle(SwiftUI.Text(["South Pier", "Sula"].contains(title) ? title : "Islands"))
            }
          }
          """
      ),
      OddApp(
        name: "conformances of others' types",
        outcome: .solved,
        more: """
          extension Text: @retroactive CustomReflectable {
            public var customMirror: Mirror { Mirror(self, children: ["again": self]) }
          }
          extension Text: @retroactive CustomStringConvertible { public var description: String { fatalError("x") } }
          extension Never: @retroactive CustomReflectable { public var customMirror: Mirror { fatalError("x") } }
          """
      ),
    ]
    + [
      ("that never ends", "Int.max"), ("that counts wrongly", "real.isEmpty ? 0 : 2"),
      ("of random length", "Int.random(in: 0...3)"), ("of negative length", "-1"),
    ].map { name, end in
      OddApp(
        name: "a path \(name)",
        outcome: .nothing,
        changes: [
          Change(
            old: "@State private var path: [Route] = []",
            new: "@State private var path = Lie()"
          ),
          Change(
            old: "path = [.island(\"Sula\"), .pier(\"South Pier\")]",
            new: "path = Lie(); path.append(.island(\"Sula\")); path.append(.pier(\"South Pier\"))"
          ),
          Change(old: "path = []\n", new: "path = Lie()\n"),
        ],
        more: """
          struct Lie: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable {
            var real: [Route] = []
            var startIndex: Int { 0 }
            var endIndex: Int { \(end) }
            subscript(i: Int) -> Route {
              get { real.indices.contains(i) ? real[i] : .pier("South Pier") }
              set { if real.indices.contains(i) { real[i] = newValue } }
            }
            mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
            where C.Element == Route { real.replaceSubrange(range.clamped(to: 0..<real.count), with: new) }
          }
          """
      )
    }

  // MARK: - Values

  /// Apps whose routes lie about themselves, or do not let anybody look at them.
  private static let values = [
    (
      "are all equal", .part, "",
      "static func == (a: Route, b: Route) -> Bool { true }; func hash(into _: inout Hasher) {}"
    ),
    ("are never equal", .solved, "", "static func == (a: Route, b: Route) -> Bool { false }"),
    (
      "cannot be compared", .nothing, "",
      "static func == (a: Route, b: Route) -> Bool { while true {} }; func hash(into _: inout Hasher) { while true {} }"
    ),
    (
      "end the app when they are described", .solved, ", CustomStringConvertible",
      "var description: String { fatalError(\"x\") }"
    ),
    (
      "have a long description", .solved, ", CustomStringConvertible",
      "var description: String { String(repeating: \"Sula \", count: 20_000_000) }"
    ),
    (
      "hold themselves", .solved, ", CustomReflectable",
      "var customMirror: Mirror { Mirror(self, children: [\"again\": self, \"more\": self]) }"
    ),
    (
      "have endless parts", .solved, ", CustomReflectable",
      "var customMirror: Mirror { Mirror(self, unlabeledChildren: (0..<Int.max).lazy.map { $0 }, displayStyle: .collection) }"
    ),
    (
      "cannot be stored", .solved, ", Codable",
      "init(from _: any Decoder) throws { fatalError(\"x\") }; func encode(to _: any Encoder) throws { while true {} }"
    ),
  ].map { (name: String, outcome: Outcome, conformance: String, members: String) in
    changed(
      "routes that \(name)",
      outcome,
      "enum Route: Hashable {",
      "enum Route: Hashable\(conformance) {\n  \(members)"
    )
  }
}
