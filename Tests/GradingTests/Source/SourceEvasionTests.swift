import Course
import Foundation
import Testing

@testable import Grading

/// Answers to the exercise "A way to test" in which a view decides after all, and others in which it does not.
@Suite("Evasions of sentences about the source")
struct SourceEvasionTests {
  /// A change of the solution.
  struct Answer: Sendable, CustomStringConvertible {
    let description: String
    var changes: [(old: String, new: String)]
    var more = ""
  }

  private static let home = "Button(\"All lines\") { router.home() }"
  private static let link = ".onOpenURL { url in router.open(url) }"

  private static func home(_ name: String, _ body: String, _ more: String = "") -> Answer {
    Answer(
      description: name,
      changes: [(home, "Button(\"All lines\") { \(body) }")],
      more: more
    )
  }

  private static func link(_ name: String, _ body: String) -> Answer {
    Answer(description: name, changes: [(link, ".onOpenURL { url in \(body) }")])
  }

  static let evasions: [Answer] = [
    home("plainly", "router.path = []"),
    home("a key path", "router[keyPath: \\.path] = []"),
    home("a key path that is kept", "let k = \\Router.path; router[keyPath: k] = []"),
    home(
      "a key path that is handed on",
      "put(router, \\.path, [])",
      "@MainActor func put<T>(_ r: Router, _ k: ReferenceWritableKeyPath<Router, T>, _ v: T) { r[keyPath: k] = v }"
    ),
    home("inout", "clear(&router.path)", "func clear(_ p: inout [Route]) { p = [] }"),
    home("inout in a closure", "{ $0 = [] }(&router.path)"),
    home("a binding", "Bindable(router).path.wrappedValue = []"),
    home("a binding that is kept", "let way = Bindable(router).path; way.wrappedValue = []"),
    home(
      "a binding of its own",
      "Binding(get: { router.path }, set: { router.path = $0 }).wrappedValue = []"
    ),
    home(
      "a binding of its own that is kept",
      "let way = Binding(get: { router.path }, set: { router.path = $0 }); way.wrappedValue = []"
    ),
    home(
      "a binding in another view",
      "",
      "struct Leave: View { @Binding var way: [Route]; var body: some View { Button(\"All lines\") { way = [] } } }\n"
        + "struct Lobby: View { @Bindable var router: Router; var body: some View { Leave(way: $router.path) } }"
    ),
    home(
      "a method of arrays",
      "router.path.clear()",
      "extension Array { mutating func clear() { self = [] } }"
    ),
    home("an element", "router.path[0] = .line(7)"),
    home("a part of an element", "router.path[0].name = \"Mill\""),
    home("all elements", "router.path[...] = []"),
    home("backticks", "router.`path` = []"),
    home("comments", "router/**/./**/path/* = */ = []"),
    home("several lines", "router\n        .path\n        .removeAll()"),
    home("a tuple", "(router.path, _) = ([], 1)"),
    home("a swap", "var e: [Route] = []; swap(&e, &router.path)"),
    home("a constant", "let r = router; r.path = []"),
    home("an optional", "let r: Router? = router; r?.path = []"),
    home("removal of all", "router.path += []; router.path.removeLast(router.path.count)"),
    home("removal by name", "_ = router.path.popLast()"),
    home("a branch of the compiler's", "\n#if true\nrouter.path = []\n#endif\n"),
    home("a text", "_ = \"\\(router.path = [])\""),
    home(
      "an operator",
      "router.path <- []",
      "infix operator <-\nfunc <- <T>(left: inout T, right: T) { left = right }"
    ),
    home(
      "another property",
      "router.route = []",
      "extension Router { var route: [Route] { get { path } set { path = newValue } } }"
    ),
    home(
      "a closure",
      "router.apply { $0.path = [] }",
      "extension Router { func apply(_ f: (Router) -> Void) { f(self) } }"
    ),
    home(
      "a function outside types",
      "goHome(router)",
      "@MainActor func goHome(_ r: Router) { r.path = [] }"
    ),
    home(
      "a method of somebody else's type",
      "5.leave(router)",
      "extension Int { @MainActor func leave(_ r: Router) { r.path = [] } }"
    ),
    home(
      "a type for it",
      "Decide.home(router)",
      "@MainActor enum Decide { static func home(_ r: Router) { r.path = [] } }"
    ),
    home(
      "members by key path",
      "Proxy(router).path = []",
      "@MainActor @dynamicMemberLookup struct Proxy { let r: Router; init(_ r: Router) { self.r = r }\n"
        + "subscript<T>(dynamicMember k: ReferenceWritableKeyPath<Router, T>) -> T { get { r[keyPath: k] } nonmutating set { r[keyPath: k] = newValue } } }"
    ),
    home(
      "a key path that another type keeps",
      "router[keyPath: Ways.it] = []",
      "@MainActor enum Ways { static let it: ReferenceWritableKeyPath<Router, [Route]> = \\.path }"
    ),
    home(
      "a subscript",
      "router[0] = []",
      "extension Router { subscript(_ k: Int) -> [Route] { get { path } set { path = newValue } } }"
    ),
    home(
      "a method of a subscript's",
      "router[0].removeAll()",
      "extension Router { subscript(_ k: Int) -> [Route] { get { path } set { path = newValue } } }"
    ),
    home(
      "a global closure",
      "clear(router)",
      "@MainActor let clear: (Router) -> Void = { $0.path.removeAll() }"
    ),
    home(
      "a closure that receives the path",
      "router.wipe { $0 = [] }",
      "extension Router { func wipe(_ f: (inout [Route]) -> Void) { f(&path) } }"
    ),
    home(
      "an extension of the view",
      "go()",
      "extension StopScreen { func go() { router.path = [] } }"
    ),
    Answer(
      description: "an extension of a protocol",
      changes: [
        (home, "Button(\"All lines\") { go() }"),
        ("struct StopScreen: View", "struct StopScreen: Goer"),
      ],
      more:
        "@MainActor protocol Goer: View { var router: Router { get } }\nextension Goer { func go() { router.path = [] } }"
    ),
    home(
      "a modifier",
      "",
      "struct M: ViewModifier { let router: Router; func body(content: Content) -> some View { Button { router.path = [] } label: { content } } }"
    ),
    home(
      "a style",
      "",
      "struct S: PrimitiveButtonStyle { let router: Router; func makeBody(configuration: Configuration) -> some View { Button { router.path = [] } label: { configuration.label } } }"
    ),
    home(
      "a view under another name",
      "",
      "typealias Page = View\nstruct P: Page { let router: Router; var body: some Page { Button(\"x\") { router.path = [] } } }"
    ),
    home(
      "the search, kept",
      "let f = Network.firstLine; if let l = f(\"Mill\") { router.show(\"\\(l)\") }"
    ),
    home(
      "a method for any way",
      "router.go([])",
      "extension Router { func go(_ way: [Route]) { path = way } }"
    ),
    link(
      "the letters",
      "if \"\\(url)\".contains(\"tram://stop/\") { router.show(String(\"\\(url)\".dropFirst(12))) }"
    ),
    link("the host", "if url.host() == \"stop\" { router.show(url.lastPathComponent) }"),
    link(
      "the components",
      "router.show(URLComponents(url: url, resolvingAgainstBaseURL: false)?.path ?? \"\")"
    ),
    link(
      "the text",
      "if \"\\(url)\".hasPrefix(\"tram://stop/\") { router.show(\"\\(url)\".split(separator: \"/\").last.map(String.init) ?? \"\") }"
    ),
    link(
      "the description",
      "let t = String(describing: url); if let i = t.lastIndex(of: \"/\") { router.show(String(t[t.index(after: i)...])) }"
    ),
  ]

  static let honest: [Answer] = [
    Answer(description: "the solution", changes: []),
    Answer(
      description: "a binding by hand",
      changes: [
        (
          "NavigationStack(path: $router.path)",
          "NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 }))"
        )
      ]
    ),
    Answer(
      description: "a binding by hand with a name",
      changes: [
        (
          "NavigationStack(path: $router.path)",
          "NavigationStack(path: Binding { router.path } set: { way in router.path = way })"
        )
      ]
    ),
    Answer(
      description: "a binding that is handed on",
      changes: [("NavigationStack(path: $router.path)", "NavigationStack(path: $way)")],
      more:
        "struct Frame: View { @Bindable var router: Router; var body: some View { Inner(way: $router.path) } }\n"
        + "struct Inner: View { @Binding var way: [Route]; var body: some View { NavigationStack(path: $way) { Text(\"\\(way.count)\") } } }"
    ),
    Answer(
      description: "reading",
      changes: [
        (
          home,
          "if case .stop(let path) = router.path.last, path == name { Button(\"All lines\", action: router.home) }"
        )
      ]
    ),
    Answer(
      description: "a method in an extension",
      changes: [],
      more: "extension Router { func leave() { path.removeAll() } }"
    ),
    Answer(
      description: "a class above it",
      changes: [("final class Router {\n  var path: [Route] = []", "final class Router: Keeper {")],
      more:
        "@MainActor @Observable class Keeper { var path: [Route] = []; func home() { path = [] } }"
    ),
    Answer(
      description: "a protocol",
      changes: [("final class Router {", "final class Router: Homing {")],
      more:
        "@MainActor protocol Homing: AnyObject { var path: [Route] { get set } }\nextension Homing { func toStart() { path = [] } }"
    ),
    Answer(
      description: "a preview of the old kind",
      changes: [],
      more:
        "struct Previews: PreviewProvider { static var previews: some View { let r = Router(); r.path = [.line(4)]; return NetworkView(router: r) } }"
    ),
    Answer(
      description: "a preview",
      changes: [],
      more:
        "#Preview {\n  let router = Router()\n  router.path = [.line(4)]\n  return NetworkView(router: router)\n}"
    ),
    Answer(
      description: "other properties",
      changes: [(home, "Button(\"All lines\") { isHome = true; isHome.toggle(); router.home() }")],
      more:
        "extension StopScreen { var count: Int { [1, 2].map { $0 + router.path.count }.count } }"
    ),
    Answer(
      description: "a type that reads links",
      changes: [],
      more:
        "struct Link { let path: [Route]; init?(_ url: URL) { guard url.scheme == \"tram\" else { return nil }; path = [.line(4)] } }"
    ),
    Answer(
      description: "a function that makes a way",
      changes: [("show(url.lastPathComponent)", "path = way(to: url.lastPathComponent)")],
      more:
        "func way(to stop: String) -> [Route] { var path: [Route] = []; path.append(.stop(stop)); return path }"
    ),
    Answer(
      description: "a subscript that reads, and an element of the view's own",
      changes: [(home, "Button(\"All lines\") { marks[0] = router[0] == nil; router.home() }")],
      more:
        "extension Router { subscript(_ k: Int) -> Route? { path.first } }\n"
        + "extension StopScreen { var marks: [Bool] { get { [] } nonmutating set {} } }"
    ),
    Answer(
      description: "globals with the path's name",
      changes: [(home, "Button(\"All lines\", action: router.home)")],
      more: "let path = [Route]()\nlet route = path"
    ),
    Answer(description: "a link, handed on", changes: [(link, ".onOpenURL(perform: router.open)")]),
  ]

  private static let exercise: Result<Exercise, any Error> = Result {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    return try catalogue.exercise(catalogue.exerciseName(for: "a-way-to-test"))
  }

  private func objections(to answer: Answer) throws -> [String] {
    let exercise = try Self.exercise.get()
    var source = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    for change in answer.changes {
      try #require(source.contains(change.old), "\(change.old)")
      source = source.replacing(change.old, with: change.new)
    }
    let judge = SentenceJudge([("App.swift", source + "\n" + answer.more + "\n")])
    var objections: [String] = []
    for name in ["decides", "calls"] {
      let check = try #require(exercise.checks.first { $0.name == name })
      guard case .sentences(let sentences) = check.method else {
        Issue.record("the check asks for something else: \(check.method)")
        continue
      }
      objections += sentences.compactMap { judge.objection(to: $0)?.message }
    }
    return objections
  }

  @Test("A view that decides is found, however it is written", arguments: evasions)
  func found(answer: Answer) throws {
    #expect(try !objections(to: answer).isEmpty)
  }

  @Test("Views that decide nothing are not reported", arguments: honest)
  func free(answer: Answer) throws {
    #expect(try objections(to: answer) == [])
  }

  @Test("There are many evasions, and no two are alike")
  func count() {
    #expect(Self.evasions.count >= 31)
    #expect(Set(Self.evasions.map(\.description)).count == Self.evasions.count)
  }
}
