import Foundation
import NavUI
import Testing

@Suite("ValueReader")
struct ValueReaderTests {
  enum Route: Hashable {
    case home
    case settings
    case postDetail(id: Int)
    case user(String, tab: Tab?)
  }

  enum Tab: String, Hashable {
    case feed = "f"
    case profile
  }

  struct Post: Hashable {
    var id: Int
    var title: String
    var link: URL?
    lazy var words = 3
  }

  struct PostID: RawRepresentable, Hashable, ExpressibleByStringLiteral {
    let rawValue: String

    init(rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral value: String) { rawValue = value }
  }

  final class Router: Hashable {
    static func == (lhs: Router, rhs: Router) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) {}
  }

  private func failure(_ literal: RouteLiteral, as type: Any.Type) -> String {
    do {
      return "read \(try ValueReader.read(literal, as: type))"
    } catch let error as RouteReadingError {
      return error.description
    } catch {
      return "another error: \(error)"
    }
  }

  @Test("Cases are built with and without values")
  func cases() throws {
    #expect(try ValueReader.read(.member("home", []), as: Route.self) as? Route == .home)
    #expect(try ValueReader.read(.member("settings", []), as: Route.self) as? Route == .settings)
    let detail = RouteLiteral.member("postDetail", [.init(label: "id", value: .integer(42))])
    #expect(try ValueReader.read(detail, as: Route.self) as? Route == .postDetail(id: 42))
    let user = RouteLiteral.call(
      "Route.user",
      [.init(value: .string("ada")), .init(label: "tab", value: .member("feed", []))]
    )
    #expect(try ValueReader.read(user, as: Route?.self) as? Route == .user("ada", tab: .feed))
    let raw = RouteLiteral.call("Tab", [.init(label: "rawValue", value: .string("f"))])
    #expect(try ValueReader.read(raw, as: Tab.self) as? Tab == .feed)
  }

  @Test("Structs are built by their memberwise initialiser, and optionals may be omitted")
  func structs() throws {
    let post = RouteLiteral.call(
      "Post",
      [.init(label: "id", value: .integer(1)), .init(label: "title", value: .string("x"))]
    )
    var read = try #require(try ValueReader.read(post, as: Post.self) as? Post)
    #expect(read.words == 3)
    #expect(read.id == 1 && read.title == "x" && read.link == nil)
    #expect(try ValueReader.read(.string("p"), as: PostID.self) as? PostID == "p")
    let raw = RouteLiteral.call("PostID", [.init(label: "rawValue", value: .string("q"))])
    #expect(try ValueReader.read(raw, as: PostID.self) as? PostID == "q")
  }

  @Test("Standard types with a JSON form are read from JSON")
  func json() throws {
    #expect(try ValueReader.read(.integer(3), as: Decimal.self) as? Decimal == 3)
  }

  @Test("A name that does not exist is answered with the existing names")
  func unknownCase() {
    #expect(
      failure(.member("postDetial", []), as: Route.self)
        == "'Route' has no case '.postDetial'; did you mean '.postDetail'?"
    )
    #expect(failure(.member("xyzzy", []), as: Route.self) == "'Route' has no case '.xyzzy'")
  }

  @Test("Arguments that do not fit are named")
  func arguments() {
    #expect(
      failure(.member("postDetail", []), as: Route.self)
        == "'postDetail' needs 'id: Int': write .postDetail(id: Int)"
    )
    #expect(
      failure(.member("postDetail", [.init(value: .integer(1))]), as: Route.self)
        == "'postDetail' has a value without a label where 'id: Int' belongs: "
        + "write .postDetail(id: Int)"
    )
    #expect(
      failure(.member("postDetail", [.init(label: "ID", value: .integer(1))]), as: Route.self)
        == "'postDetail' has the label 'ID:' where 'id: Int' belongs: write .postDetail(id: Int)"
    )
    #expect(
      failure(.member("home", [.init(value: .integer(1))]), as: Route.self)
        == "'home' takes no '1': write .home"
    )
    #expect(
      failure(.member("postDetail", [.init(label: "id", value: .string("1"))]), as: Route.self)
        == #""1" is not a value of type 'Int'"#
    )
    #expect(
      failure(.call("Post", [.init(label: "id", value: .integer(1))]), as: Post.self)
        == "'Post' needs 'title: String': write Post(id: Int, title: String, link: URL?)"
    )
    #expect(failure(.integer(300), as: UInt8.self) == "300 is not a value of type 'UInt8'")
    #expect(failure(.string("x"), as: UUID.self) == "\"x\" is not a value of type 'UUID'")
    #expect(failure(.null, as: Int.self) == "nil is not a value of type 'Int'")
  }

  @Test("Values without a textual form are refused with the reason")
  func refused() {
    #expect(
      failure(.call("Router", []), as: Router.self)
        == "a value of type 'Router' cannot be written as text: "
        + "it is a class, and an object cannot be written as text"
    )
    #expect(
      failure(.member("first", []), as: Post.self)
        == "a value of type 'Post' cannot be written as text: members of a struct have no names "
        + "at run time; write Post(id: Int, title: String, link: URL?)"
    )
    #expect(
      failure(.call("NavigationPath", []), as: NavigationPath.self).contains("system type")
    )
    #expect(failure(.opaque("f"), as: (() -> Void).self).contains("cannot be written as text"))
  }

  /// A type that may be nested without end.
  indirect enum Tree: Hashable {
    case leaf
    case node(Tree)
  }

  @Test("Endlessly nested values are refused before the stack overflows")
  func deep() {
    var deep = RouteLiteral.member("leaf", [])
    for _ in 0..<10_000 { deep = .member("node", [.init(value: deep)]) }
    #expect(failure(deep, as: Tree.self) == "the value is nested too deeply; use fewer levels")
  }
}
