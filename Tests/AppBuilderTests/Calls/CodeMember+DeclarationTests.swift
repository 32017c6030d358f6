import SceneModel
import Testing

@testable import AppBuilder

@Suite("Members from declarations")
struct CodeMemberDeclarationTests {
  private func member(_ words: String, _ name: String, _ rest: String) -> CodeMember {
    CodeMember(
      words: words.split(separator: " ").map(String.init),
      name: name,
      rest: rest,
      isPrivate: false
    )
  }

  @Test(
    "a property has a type, and may be marked as read-only",
    arguments: [
      ("var", ": [Route] { get set }", "[Route]", []),
      ("let", ": Home", "Home", [.isReadOnly]),
      ("var", ": Int { get }", "Int", [.isReadOnly]),
      ("lazy var", ": [String: [Route]?] { get set }", "[String: [Route]?]", []),
      ("var", ": Int { get async throws }", "Int", [.isReadOnly, .isAsync, .isThrowing]),
    ] as [(String, String, String, [CodeMember.Trait])]
  )
  func properties(words: String, rest: String, type: String, traits: [CodeMember.Trait]) {
    #expect(
      member(words, "it", rest)
        == CodeMember(name: "it", type: type, signature: "it: \(type)", traits: traits)
    )
  }

  @Test("a method has labels, types, defaults and effects")
  func methods() {
    #expect(
      member("mutating func", "go", "(to route: Route, _ n: Int? = nil) async throws -> [Int]")
        == CodeMember(
          name: "go",
          parameters: [
            CodeMember.Parameter(label: "to", type: "Route"),
            CodeMember.Parameter(label: nil, type: "Int?", hasDefault: true),
          ],
          type: "[Int]",
          signature: "go(to: Route, Int? = nil) async throws -> [Int]",
          traits: [.isMutating, .isAsync, .isThrowing]
        )
    )
    #expect(
      member("func", "show", "(_ pair: (Int, String), all: Route...)")
        == CodeMember(
          name: "show",
          parameters: [
            CodeMember.Parameter(label: nil, type: "(Int, String)"),
            CodeMember.Parameter(label: "all", type: "Route"),
          ],
          signature: "show((Int, String), all: Route)"
        )
    )
  }

  @Test("a closure parameter with a default is always left out")
  func closureWithDefault() {
    #expect(
      member("func", "go", "(_ n: Int, then done: (() -> Void)? = nil)")
        == CodeMember(
          name: "go",
          parameters: [CodeMember.Parameter(label: nil, type: "Int")],
          signature: "go(Int)"
        )
    )
  }

  @Test(
    "a member that cannot be called gives the reason",
    arguments: [
      ("<T>(_ value: T) where T: Hashable", .isGeneric),
      ("(_ value: some Hashable)", .isGeneric),
      ("(_ done: @escaping () -> Void)", .takesClosure),
      ("(_ value: inout Int)", .takesReference),
      ("() -> some View", .isGeneric),
      ("(_ value: Int) -> (Int) -> Void", nil),
    ] as [(String, CodeMember.Obstacle?)]
  )
  func obstacles(rest: String, obstacle: CodeMember.Obstacle?) {
    #expect(member("func", "f", rest).obstacle == obstacle)
  }

  @Test("a case has the types of its payload")
  func cases() {
    #expect(
      member("case", "profile", "(String, tab: Route.Section)")
        == CodeMember(
          name: "profile",
          parameters: [
            CodeMember.Parameter(label: nil, type: "String"),
            CodeMember.Parameter(label: "tab", type: "Route.Section"),
          ],
          signature: "profile(String, tab: Route.Section)"
        )
    )
    #expect(member("case", "list", "") == CodeMember(name: "list", signature: "list"))
  }
}
