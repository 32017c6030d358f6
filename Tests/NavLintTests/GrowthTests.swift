import Findings
import Foundation
import ProcessorTime
import Shares
import Testing

@testable import NavLint

@Suite("Judging takes time proportional to the file", .serialized)
struct GrowthTests {
  /// Code that can be made as long as wanted.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let code: @Sendable (Int) -> String

    init(_ description: String, _ count: Int, _ code: @escaping @Sendable (Int) -> String) {
      testDescription = description
      self.count = count
      self.code = code
    }

    /// A shape that repeats some lines between a beginning and an end; `#` stands for the number of the repetition.
    init(_ description: String, _ count: Int, _ parts: (String, String, String)) {
      self.init(description, count) { count in
        let lines = (0..<count).map { parts.1.replacing("#", with: "\($0)") }
        return parts.0 + lines.joined(separator: "\n") + parts.2
      }
    }
  }

  /// The factor by which four times as much may take longer; with twofold loops it would be
  /// sixteen.
  private static let most = 8.0

  private func judge(_ code: String) {
    let linter = Linter(configuration: LintConfiguration(deploymentTarget: DeploymentTarget(17)))
    _ = linter.judge([("Long.swift", Array(code.utf8))])
  }

  @Test(
    "A file of four times the size takes about four times as long",
    arguments: Share(of: 6).of(shapes)
  )
  func growth(_ shape: Shape) {
    let (long, short) = (shape.code(4 * shape.count), shape.code(shape.count))
    let ratio = Growth.ratio(atMost: Self.most, of: { judge(long) }, to: { judge(short) })
    #expect(ratio <= Self.most, "4 times as much took \(ratio) times as long")
  }

  private static let shapes: [Shape] = [
    Shape(
      "objects, each made in a body and handed on",
      30,
      (
        "",
        """
        final class M#: ObservableObject { @Published var n = 0 }
        struct V#: View { @ObservedObject var m: M#
          init(m: M# = M#()) { self.m = m }
          var body: some View { let o = M#(); V#(m: o).environmentObject(M#()) } }
        """,
        ""
      )
    ),
    Shape(
      "locals of one builder, each an object",
      40,
      (
        "final class M: ObservableObject {}\nstruct V: View { @ObservedObject var m: M\nvar body: some View {\n",
        "let o# = M()\nV(m: o#)",
        "\n} }"
      )
    ),
    Shape(
      "rows with new ids, and views of an inner object",
      30,
      (
        """
        final class I: ObservableObject { @Published var n = 0
          func go() { n += 1 } }
        final class O: ObservableObject { let i = I() }

        """,
        """
        struct R#: Identifiable, Hashable { var a#: Int
          var id: UUID { UUID() }
          static func == (l: R#, r: R#) -> Bool { l.a# == r.a# } }
        struct V#: View { @ObservedObject var o: O
          var body: some View { Text("\\(o.i.n)")
            ForEach([R#(a#: 1)]) { _ in V#(o: o).id(UUID()) } } }
        """,
        ""
      )
    ),
    Shape(
      "stacks, each with a link and a destination",
      30,
      (
        "enum Place: Hashable { case home }\nstruct V: View { var body: some View {\n",
        "NavigationStack { NavigationLink(\"\", value: Place.home) }",
        "\n} }"
      )
    ),
    Shape(
      "models, each in a property of the next one",
      40,
      (
        "struct M0: Codable { var id: Int }\n",
        "struct W#: Codable { var inner: W0# }\nstruct W0#: Codable { var inner: W# }\nlet d# = try encoder.encode(path#)",
        ""
      )
    ),
    Shape(
      "members of a class, each used in a method",
      60,
      (
        "@Observable final class Router {\n",
        "var path#: [Int] = []\nfunc push#() { path#.append(1); path#.removeLast() }",
        "\n}\nstruct A: View { var body: some View { NavigationStack(path: $router.path0) {} } }"
      )
    ),
    Shape(
      "statements of a function, each with a variable of its own",
      80,
      (
        "struct A: View { func go() {\n",
        "var path# = [1]\npath#.append(2)\npath#.removeLast()\nguard let data = path#.codable else { return }",
        "\nUserDefaults.standard.set(1, forKey: \"a\") } }"
      )
    ),
    Shape(
      "types, each shown by the next one",
      48,
      (
        "struct V0: View { var body: some View { NavigationStack { Text(\"\") } } }\n",
        """
        struct W#: View { @State private var item: Item?
          var body: some View { W0#().navigationDestination(for: R#.self) { _ in }
            NavigationLink("a", value: item) } }
        struct W0#: View { var body: some View { W#() } }
        """,
        ""
      )
    ),
    Shape(
      "cases of an enum and of a switch over them",
      120,
      { count in
        let cases = (0..<count).map { "case a\($0)" }.joined(separator: "\n")
        let choices = (0..<count).map { "case .a\($0): path.append(1)" }.joined(separator: "\n")
        return """
          enum Route: Hashable { \(cases) }
          struct A: View { func go(_ route: Route) { switch route { \(choices)
          default: break } } }
          """
      }
    ),
    Shape(
      "destinations of one view, beside one another",
      60,
      (
        "struct A: View { var body: some View { NavigationStack {\n",
        "Text(\"a\").navigationDestination(for: R#.self) { _ in B() }",
        "\n} } }\nstruct B: View { var body: some View { Text(\"\").navigationDestination(for: R0.self) {} } }"
      )
    ),
    Shape(
      "places that show one view with as many links",
      60,
      { count in
        let links = String(repeating: "NavigationLink(\"a\", value: 1)\n", count: count)
        let places = (0..<count).map {
          "struct V\($0): View { var body: some View { Shown().sheet(isPresented: $a) { Shown() } } }"
        }
        return "struct Shown: View { var body: some View { \(links) } }\n"
          + places.joined(separator: "\n")
      }
    ),
    Shape(
      "sheets of one view, each with a state",
      60,
      { count in
        let states = (0..<count).map {
          "@State private var item\($0): Item?\n@State private var isShown\($0) = false"
        }
        let sheets = (0..<count).map {
          """
          Button("a") { item\($0) = .a; isShown\($0) = true }
            .sheet(isPresented: $isShown\($0)) { Text(item\($0)) }.onChange(of: item\($0)) { isShown\($0) = true }
          """
        }
        return "struct A: View { \(states.joined(separator: "\n"))\nvar body: some View {\n"
          + sheets.joined(separator: "\n") + "} }"
      }
    ),
    Shape(
      "findings, each silenced",
      60,
      (
        "",
        "// navlab:disable:next nested-stack\nlet a# = NavigationStack { NavigationStack { Text(\"\") } }",
        ""
      )
    ),
    Shape(
      "code in one line",
      200,
      { count in
        (0..<count).map { "struct A\($0): View { var body: some View { B\($0)() } };" }.joined()
      }
    ),
    Shape(
      "tabs, and tab views",
      40,
      { count in
        let tabs = (0..<count).map {
          "Tab(\"a\", value: \($0)) { NavigationStack(path: $p\($0)) { B() } }"
        }
        let views = (0..<count).map {
          "TabView(selection: $s) { B().tabItem { }; C().tag(\($0)) }.onChange(of: s) { a, b in if a == b { go() } }"
        }
        return
          "struct A: View { @State private var s: Int?\nvar body: some View { TabView(selection: $s) {\n"
          + tabs.joined(separator: "\n") + "}\n" + views.joined(separator: "\n") + "} }"
      }
    ),
    Shape(
      "waits and pushes of one task",
      80,
      (
        "struct A: View { @State var path = NavigationPath()\nvar body: some View { NavigationStack(path: $path) "
          + "{ Button(\"a\") { Task {\n",
        "await load#()\nif ready { path.append(#) }",
        "\n} } } } }"
      )
    ),
    Shape(
      "steps of a handler of links",
      60,
      (
        "struct A: View { var body: some View { B().onOpenURL { url in\n",
        "while !parts.isEmpty { if url.path == \"a\" { continue } }\nlet a# = url.host!\npath.removeAll()",
        "\n} } }"
      )
    ),
    Shape(
      "views that restore when they appear",
      40,
      { count in
        let views = (0..<count).map { "B().onAppear { restore\($0)() }" }.joined(separator: "\n")
        let methods = (0..<count).map {
          "@AppStorage(\"a\") var saved\($0) = 1\nfunc restore\($0)() { path = saved\($0) }"
        }
        return
          "struct A: View { var body: some View { NavigationStack(path: $path) {\n\(views) } }\n"
          + methods.joined(separator: "\n") + "}"
      }
    ),
    Shape(
      "chains of modifiers, each of thirty",
      12,
      { count in
        let chain = String(repeating: ".sheet(isPresented: $a) { B() }", count: 30)
        return "struct A: View { var body: some View {\n"
          + String(repeating: "Text(\"a\")\(chain)\n", count: count) + "} }"
      }
    ),
    Shape(
      "calls in closures in closures",
      16,
      { count in
        let open = String(repeating: "VStack { if a { ", count: 12)
        let shut = String(repeating: "} }", count: 12)
        return "struct A: View { var body: some View {\n"
          + String(repeating: "\(open)Text(\"\")\(shut)\n", count: count) + "} }"
      }
    ),
    Shape(
      "guards against older systems",
      80,
      (
        "struct A: View { func go() {\n",
        "guard #available(iOS 18, *) else { return }\nTab(\"a\") { }\nview.navigationSubtitle(\"\")",
        "\n} }"
      )
    ),
  ]

  @Test(
    "Excessive code is skipped before it takes time",
    arguments: Share(of: 4).of([
      Shape("a chain", 20_000, ("let a = b\n", ".sheet(isPresented: $a) { }", "")),
      Shape("arguments", 20_000, ("f(\n", "a: 1,", "b: 2)")),
      Shape("parameters", 20_000, ("func f(\n", "a#: Int,", "b: Int) {}")),
      Shape("attributes", 20_000, ("", "@State", " var a = 1")),
      Shape("protocols", 20_000, ("struct A: View\n", ", P#", "{}")),
      Shape("an expression", 20_000, ("let a = 1\n", "+ 1", "")),
      Shape("chains that are long on average", 200) { count in
        let chain = String(repeating: ".tag(1)", count: 400)
        return String(repeating: "Text(\"a\")\(chain)\n", count: count)
      },
    ])
  )
  func excess(_ shape: Shape) {
    let outcome = Linter(configuration: LintConfiguration())
      .judge([("Long.swift", Array(shape.code(shape.count).utf8))])
    #expect(outcome.problems.map(\.extent) == [.part])
    #expect(outcome.findings == [])
  }
}
