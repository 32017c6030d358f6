import Foundation
import Testing

@testable import AppBuilder

@Suite("SwiftUI's macros in learners' files")
struct MacroTests {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
  }

  private func messages(_ text: String, _ mode: BuildRequest.LanguageMode) throws -> [String] {
    let folder = try LearnerFolder(["A.swift": "import SwiftUI\n" + text])
    var request = folder.request(["A.swift"])
    request.languageMode = mode
    do {
      return try builder.build(request).warnings.map(\.text)
    } catch {
      guard case .doesNotCompile(let diagnostics) = error else { throw error }
      return diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
    }
  }

  @Test(
    "OB-25: @Observable is available in a file that imports only Foundation",
    arguments: [BuildRequest.LanguageMode.swift5, .swift6]
  )
  func observable(mode: BuildRequest.LanguageMode) throws {
    let folder = try LearnerFolder([
      "Order.swift": "import Foundation\n@Observable final class Order { var quantity = 3 }\n",
      "App.swift": """
      import SwiftUI
      @main struct OrderApp: App {
        @State private var order = Order()
        var body: some Scene { WindowGroup { Text("\\(order.quantity)") } }
      }
      """,
    ])
    var request = folder.request(["Order.swift", "App.swift"])
    request.languageMode = mode
    #expect(try builder.build(request).warnings == [])
  }

  @Test(
    "entries of every form are accepted",
    arguments: [BuildRequest.LanguageMode.swift5, .swift6]
  )
  func entries(mode: BuildRequest.LanguageMode) throws {
    let text = """
      final class Model { var n = 0 }
      extension EnvironmentValues {
        @Entry var level: Int = 3
        /// A name.
        @Entry public var name = "a = b" // note
        @Entry var ratio = 0.5
        @Entry var note: String?
        @Entry var action: (Int) -> Void = { _ in }
        @Entry var model = Model()
        @Entry var list: [String: Int] /* = */ = ["a": 1]
        @Entry var `default`: Bool = true
      }
      struct ContentView: View {
        @Environment(\\.level) var level
        @Environment(\\.model) var model
        var body: some View { Text("\\(level) \\(model.n)").environment(\\.note, "x") }
      }
      """
    #expect(try messages(text, mode) == [])
  }

  @Test("an invalid entry is explained at its place")
  func badEntries() throws {
    let text = """
      extension EnvironmentValues {
        @Entry var level: Int
      }
      """
    #expect(
      try messages(text, .swift5) == [
        "3:3: '@Entry' needs a default value: write 'var level: … = …', or make the type optional "
          + "(from macro 'Entry ')"
      ]
    )
  }

  @Test(
    "the members of a model may share a line",
    arguments: [BuildRequest.LanguageMode.swift5, .swift6]
  )
  func modelsOnOneLine(mode: BuildRequest.LanguageMode) throws {
    let text = """
      import SwiftData
      @Model final class Note { var a: String; init(a: String) { self.a = a } }
      @Model class Page { var n = 0; var text: String?; var long: Bool { n > 9 }; init() {} }
      @Model final class Verse {
        var text: String; var lines: [String] = []; @Transient var isOpen = false
        var quote = \"""
          a " mark, and a brace: {
          \"""
        var poet: String; var year: Int { didSet { print(year) } }; let kind = 1
        init(text: String, poet: String, year: Int) {
          self.text = text; self.poet = poet; self.year = year
        }
      }
      """
    #expect(try messages(text, mode) == [])
  }

  @Test("a mistake beside a macro gives only one message")
  func mistakeBesideMacro() throws {
    let text = """
      import SwiftData
      @Model final class Note { var a: String; init() {} }
      """
    #expect(
      try messages(text, .swift5) == [
        "3:50: return from initializer without initializing all stored properties"
      ]
    )
  }

  @Test("previews are checked and add nothing to the app")
  func previews() throws {
    let text = """
      struct ContentView: View { var body: some View { Text("x") } }
      #Preview { ContentView() }
      #Preview("Two", traits: .landscapeLeft) { Text("a"); Text("b") }
      #Preview {
        @Previewable @State var count = 0
        Text("\\(count)")
      }
      struct ContentView_Previews: PreviewProvider { static var previews: some View { ContentView() } }
      """
    #expect(try messages(text, .swift5) == [])
    #expect(
      try messages("#Preview { missing() }", .swift5) == ["2:12: cannot find 'missing' in scope"]
    )
  }
}
