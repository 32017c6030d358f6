import Foundation
import NavUI
import Testing

@Suite("ValueText")
struct ValueTextTests {
  indirect enum Route: Hashable, CustomStringConvertible {
    case home
    case postDetail(id: Int)
    case user(String)
    case pair(Int, name: String?)
    case both((Int, Int))
    case nothing(Void)
    case inside(Route)
    case post(Post)
    case tab(Tab)

    var description: String { fatalError("a learner's description must not be called") }
    static func == (lhs: Route, rhs: Route) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
  }

  struct Post: Hashable {
    var id: Int
    var title: String
    var link: URL?
    lazy var words = 3

    init(id: Int, title: String, link: URL? = nil) {
      self.id = id
      self.title = title
      self.link = link
    }
  }

  enum Tab: String, CustomStringConvertible {
    case feed = "the feed"
    case search

    var description: String { "a tab" }
  }

  final class Router {
    var path = NavigationPath()
  }

  struct Mirrored: CustomReflectable {
    var id: Int
    var customMirror: Mirror { fatalError("a learner's mirror must not be called") }
  }

  struct Box<Value> {
    var value: Value
  }

  @Test("Enums are printed by case, whatever their own description")
  func enums() {
    #expect(ValueText.text(of: Route.home) == ".home")
    #expect(ValueText.text(of: Route.postDetail(id: 42)) == ".postDetail(id: 42)")
    #expect(ValueText.text(of: Route.user("ada")) == #".user("ada")"#)
    #expect(ValueText.text(of: Route.pair(1, name: "x")) == #".pair(1, name: "x")"#)
    #expect(ValueText.text(of: Route.pair(1, name: nil)) == ".pair(1, name: nil)")
    #expect(ValueText.text(of: Route.both((1, 2))) == ".both(1, 2)")
    #expect(ValueText.text(of: Route.nothing(())) == ".nothing")
    #expect(ValueText.text(of: Route.inside(.inside(.home))) == ".inside(.inside(.home))")
    #expect(ValueText.text(of: Route.tab(.feed)) == ".tab(.feed)")
    #expect(ValueText.text(of: Tab.search) == ".search")
    #expect(ValueText.text(of: Optional(Tab.search) as Any) == ".search")
  }

  @Test("Structs are printed like a call of their memberwise initialiser")
  func structs() {
    #expect(
      ValueText.text(of: Route.post(Post(id: 1, title: "x")))
        == #".post(Post(id: 1, title: "x", link: nil))"#
    )
    #expect(ValueText.text(of: Box(value: Box(value: [1]))) == "Box(value: Box(value: [1]))")
    #expect(ValueText.text(of: Mirrored(id: 1)) == "Mirrored(id: 1)")
  }

  @Test("Standard values are printed as their literals")
  func standard() throws {
    #expect(ValueText.text(of: 42) == "42")
    #expect(ValueText.text(of: UInt64.max) == "18446744073709551615")
    #expect(ValueText.text(of: 1.5) == "1.5")
    #expect(ValueText.text(of: Float(0.1)) == "0.1")
    #expect(ValueText.text(of: Double.nan) == ".nan")
    #expect(ValueText.text(of: true) == "true")
    #expect(ValueText.text(of: "a\"\\\n\u{1}") == #""a\"\\\n\u{1}""#)
    #expect(ValueText.text(of: Character("é")) == "\"é\"")
    #expect(ValueText.text(of: Int?.none as Any) == "nil")
    #expect(ValueText.text(of: [1, 2]) == "[1, 2]")
    #expect(ValueText.text(of: Set(["b", "a"])) == #"["a", "b"]"#)
    #expect(ValueText.text(of: ["b": 1, "a": 2]) == #"["a": 2, "b": 1]"#)
    #expect(ValueText.text(of: [String: Int]()) == "[:]")
    #expect(ValueText.text(of: (1, b: "x")) == #"(1, b: "x")"#)
    #expect(ValueText.text(of: AnyHashable(Tab.feed)) == ".feed")
    let url = try #require(URL(string: "myapp://post/1"))
    #expect(ValueText.text(of: url) == #"URL("myapp://post/1")"#)
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(ValueText.text(of: uuid) == #"UUID("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")"#)
    let date = Date(timeIntervalSince1970: 0)
    #expect(ValueText.text(of: date) == #"Date("1970-01-01T00:00:00Z")"#)
    #expect(ValueText.text(of: date + 0.5) == #"Date("1970-01-01T00:00:00.500Z")"#)
    #expect(
      ValueText.text(of: Date(timeIntervalSinceReferenceDate: 0.000_1))
        == "Date(timeIntervalSinceReferenceDate: 0.0001)"
    )
  }

  @Test("Objects, functions and types show their type, never an address")
  func opaque() {
    struct Local {
      var action: () -> Void
    }
    #expect(ValueText.text(of: Router()) == "Router")
    #expect(ValueText.text(of: Local {}) == "Local(action: () -> ())")
    #expect(ValueText.text(of: 1...3) == "ClosedRange<Int>")
  }

  @Test("Parts without a textual form show their type, at any depth")
  func parts() {
    enum Part {
      case type(Int.Type, count: Int)
      case kind(Int.Type)
      case action(() -> Void, count: Int)
      case any(any Sendable)
      case failure(Result<Int, any Error>)
      case range(Range<Int>)
      case never(Never?)
    }
    #expect(ValueText.text(of: Part.type(Int.self, count: 1)) == ".type(Int.Type, count: Int)")
    #expect(ValueText.text(of: Part.kind(Int.self)) == ".kind(Int.Type)")
    #expect(ValueText.text(of: Part.action({}, count: 1)) == ".action(() -> (), count: 1)")
    #expect(ValueText.text(of: Part.any(Tab.feed)) == ".any(.feed)")
    #expect(ValueText.text(of: Part.failure(.success(1))) == ".failure(.success(1))")
    #expect(ValueText.text(of: Part.range(1..<2)) == ".range(Range<Int>)")
    #expect(ValueText.text(of: Part.never(nil)) == ".never(nil)")
  }

  @Test("References that do not own their object show its type, even when it is gone")
  func unowned() {
    struct Holder {
      weak var weakly: Router?
      unowned var surely: Router
      unowned(unsafe) var wildly: Router
      var id = 1
    }
    let router = Router()
    #expect(
      ValueText.text(of: Holder(weakly: router, surely: router, wildly: router))
        == "Holder(weakly: Router?, surely: Router, wildly: Router, id: 1)"
    )
  }

  @Test("A path shows its values")
  func path() {
    var path = NavigationPath()
    #expect(ValueText.text(of: path) == "NavigationPath()")
    path.append(Tab.feed)
    path.append(7)
    #expect(ValueText.text(of: path) == "NavigationPath([.feed, 7])")
  }

  @Test("Values that are too long, too many or too deep are cut")
  func limits() {
    #expect(ValueText.text(of: Array(1...23)).hasSuffix("19, 20, … 3 more]"))
    #expect(ValueText.text(of: Set(101...123)).hasSuffix("119, 120, … 3 more]"))
    #expect(ValueText.text(of: Set(1...1000)) == "Set(1000 values)")
    #expect(
      ValueText.text(of: String(repeating: "a", count: 200))
        == "\"\(String(repeating: "a", count: 80))…\""
    )
    #expect(ValueText.text(of: Array(1...20), limit: 10) == "[1, 2, 3,…")
    var route = Route.home
    for _ in 0..<1000 { route = .inside(route) }
    let text = ValueText.text(of: route)
    #expect(text.hasPrefix(".inside(.inside("))
    #expect(text.hasSuffix("(…)))))))"))
  }
}
