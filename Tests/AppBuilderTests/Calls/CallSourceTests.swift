import SceneModel
import Testing

@testable import AppBuilder

@Suite("Sources of calls")
struct CallSourceTests {
  private func method(
    _ name: String,
    _ parameters: [CodeMember.Parameter],
    _ traits: [CodeMember.Trait] = [],
    _ obstacle: CodeMember.Obstacle? = nil
  ) -> CodeMember {
    CodeMember(
      name: name,
      parameters: parameters,
      signature: "",
      traits: traits,
      obstacle: obstacle
    )
  }

  private var tea: CodeType {
    let number = CodeMember.Parameter(label: "of", type: "Int")
    let text = CodeMember.Parameter(label: "of", type: "String")
    let plain = CodeMember.Parameter(label: nil, type: "Int")
    let sugar = CodeMember.Parameter(label: "sugar", type: "Int", hasDefault: true)
    return CodeType(
      kind: .enumeration,
      cases: [
        CodeMember(name: "none", signature: ""),
        method("pot", [plain]),
        method("cup", [plain, sugar]),
      ],
      makers: [
        method("init", [number]),
        method("init", [text]),
        method("init", [plain], [.isFailable]),
        method("init", [], [.isAsync]),
        method("init", [], [], .isPrivate),
        CodeMember(name: "default", type: "Tea", signature: ""),
        method("brew", [plain]),
      ]
    )
  }

  private var interface: CodeInterface {
    let route = CodeMember.Parameter(label: "to", type: "Route")
    let page = CodeMember.Parameter(label: "to", type: "Page")
    let flag = CodeMember.Parameter(label: "animated", type: "Bool", hasDefault: true)
    return CodeInterface(
      types: [
        "Router": CodeType(
          kind: .object,
          members: [
            CodeMember(name: "path", type: "[Route]", signature: ""),
            CodeMember(name: "secret", type: "Int", signature: "", obstacle: .isPrivate),
            CodeMember(name: "default", type: "Int", signature: ""),
            method("navigate", [route, flag]),
            method("navigate", [page]),
            method(
              "load",
              [CodeMember.Parameter(label: nil, type: "URL")],
              [.isAsync, .isThrowing]
            ),
            method("run", [], [], .takesClosure),
            CodeMember(name: "count", type: "Int", signature: "", traits: [.isReadOnly, .isAsync]),
          ]
        ),
        "Shop.Filter": CodeType(kind: .structure, members: [method("clear", [], [.isMutating])]),
        "Stack": CodeType(
          kind: .object,
          genericParameters: ["Item"],
          instances: ["Stack<Page>", "Stack<[Int]>"],
          members: [CodeMember(name: "items", type: "[Item]", signature: "")]
        ),
        "Tea": tea,
      ],
      roots: [
        CodeMember(name: "Router.shared", type: "Router", signature: ""),
        CodeMember(name: "in", type: "Router", signature: ""),
      ]
    )
  }

  @Test("a source holds one line for each way to use a member")
  func lines() {
    #expect(
      CallSource(interface, module: "Shop").text == #"""
        @testable import Shop
        import NavCalls

        @_cdecl("navlab_register_calls")
        @Swift.MainActor
        public func navlabRegisterCalls(_ pointer: Swift.UnsafeRawPointer) {
          let table = Swift.Unmanaged<NavCalls.NavCallTable>.fromOpaque(pointer).takeUnretainedValue()
          table.property("path", \Router.path)
          table.property("default", \Router.`default`)
          table.method("navigate(to:animated:)") { (object: inout Router, arguments) in try object.navigate(to: arguments.value(0), animated: arguments.value(1)) }
          table.method("navigate(to:)") { (object: inout Router, arguments) in try object.navigate(to: arguments.value(0) as Route) }
          table.method("navigate(to:)") { (object: inout Router, arguments) in try object.navigate(to: arguments.value(0) as Page) }
          table.waitingMethod("load(_:)") { (object: Router, arguments) in try await object.load(arguments.value(0)) }
          table.waitingMethod("count()") { (object: Router, _) in try await object.count }
          table.method("clear()", isMutating: true) { (object: inout Shop.Filter, arguments) in try object.clear() }
          table.property("items", \Stack<Page>.items)
          table.property("items", \Stack<[Int]>.items)
          table.maker("init(of:)") { arguments in try Tea(of: arguments.value(0) as Int) }
          table.maker("init(of:)") { arguments in try Tea(of: arguments.value(0) as String) }
          table.failableMaker("init(_:)") { arguments in try Tea(arguments.value(0)) }
          table.maker("default") { arguments in try Tea.`default` }
          table.maker("brew(_:)") { arguments in try Tea.brew(arguments.value(0)) }
          table.maker("cup(_:)") { arguments in try Tea.cup(arguments.value(0)) }
          table.root("Router.shared") { Router.shared }
          table.root("in") { `in` }
        }

        """#
    )
  }

  @Test("the source is written without the lines that the compiler rejects")
  func rejected() {
    let source = CallSource(interface, module: "Shop")
    let rest = source.without([8, 9])
    #expect(rest?.lines.filter(\.isEmpty).count == source.lines.filter(\.isEmpty).count + 2)
    #expect(rest?.lines.count == source.lines.count)
    #expect(source.without([1]) == nil)
  }
}
