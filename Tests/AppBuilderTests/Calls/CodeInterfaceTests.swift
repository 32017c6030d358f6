import Foundation
import SceneModel
import Testing

@testable import AppBuilder

@Suite("Interfaces from declarations")
struct CodeInterfaceTests {
  @Test("an interface names nested types in full, and includes inherited members")
  func wholeInterface() throws {
    let text = """
      import SwiftUI

      enum Route: Hashable { case list, detail(Kind); enum Kind: Hashable { case big } }
      protocol Resetting: AnyObject { var path: [Route] { get set } }
      extension Resetting { func reset() { path = [] } }
      class Base { var trail = ["a"]; func note() {} }
      @Observable final class Router: Base, Resetting {
        var path = [Route]()
        private var secret = 1
        func go(to kind: Route.Kind, at n: Int = 1) throws {}
        override func note() {}
        static func shared() {}
        static let main = Router()
      }
      struct Filter: Hashable {
        var text: String, limit = 3
        static let all = Filter(text: "")
        init?(_ text: String) { self.text = text }
        private init(text: String) { self.text = text }
      }
      @MainActor let other = Router()
      final class Box<Item> { var item: Item; init(_ item: Item) { self.item = item } }
      struct ContentView: View {
        @State private var router = Router()
        private let box: Box<Route.Kind>? = nil
        var body: some View { Text("Hello") }
      }
      """
    let folder = try LearnerFolder(["App.swift": text])
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    guard case .app(let app) = try builder.build(folder.request(["App.swift"])) else {
      Issue.record("there is no app")
      return
    }
    let made = try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: app.image).deletingLastPathComponent().path
    )
    #expect(made.sorted() == ["app.so", "code.json", "key", "warnings.json"])
    let interface = try builder.interface(of: app)
    let types = interface.types
    #expect(types.keys.sorted() == ["Base", "Box", "Filter", "Route", "Route.Kind", "Router"])
    #expect(
      interface.roots == [
        CodeMember(
          name: "Router.main",
          type: "Router",
          signature: "main: Router",
          traits: [.isReadOnly]
        ),
        CodeMember(
          name: "other",
          type: "Router",
          signature: "other: Router",
          traits: [.isReadOnly]
        ),
      ]
    )
    #expect(
      types["Filter"]?.makers == [
        CodeMember(name: "all", type: "Filter", signature: "all: Filter", traits: [.isReadOnly]),
        CodeMember(
          name: "init",
          parameters: [CodeMember.Parameter(label: nil, type: "String")],
          type: "Filter",
          signature: "init(String)",
          traits: [.isFailable]
        ),
        CodeMember(
          name: "init",
          parameters: [CodeMember.Parameter(label: "text", type: "String")],
          type: "Filter",
          signature: "init(text: String)",
          obstacle: .isPrivate
        ),
      ]
    )
    #expect(
      types["Router"]
        == CodeType(
          kind: .object,
          members: [
            CodeMember(name: "path", type: "[Route]", signature: "path: [Route]"),
            CodeMember(
              name: "secret",
              type: "Int",
              signature: "secret: Int",
              obstacle: .isPrivate
            ),
            CodeMember(
              name: "go",
              parameters: [
                CodeMember.Parameter(label: "to", type: "Route.Kind"),
                CodeMember.Parameter(label: "at", type: "Int", hasDefault: true),
              ],
              signature: "go(to: Route.Kind, at: Int = 1) throws",
              traits: [.isThrowing]
            ),
            CodeMember(name: "note", parameters: [], signature: "note()"),
            CodeMember(name: "reset", parameters: [], signature: "reset()"),
            CodeMember(name: "trail", type: "[String]", signature: "trail: [String]"),
          ],
          makers: types["Router"]?.makers ?? []
        )
    )
    #expect(types["Box"]?.instances == ["Box<Route.Kind>"])
    #expect(
      types["Route"]?.cases == [
        CodeMember(name: "list", signature: "list"),
        CodeMember(
          name: "detail",
          parameters: [CodeMember.Parameter(label: nil, type: "Route.Kind")],
          signature: "detail(Route.Kind)"
        ),
      ]
    )
    let library = try builder.callLibrary(of: app)
    #expect(try builder.callLibrary(of: app) == library)
    #expect(access(library, R_OK) == 0)
  }
}
