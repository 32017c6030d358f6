import Foundation
import Testing

@testable import AppBuilder

#if os(Linux)
@Suite("The compiled code of a learner")
struct CompiledCodeTests {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
  }

  private func build(_ text: String, name: String = "App.swift") throws -> BuiltApp {
    let folder = try LearnerFolder([name: "import SwiftUI\nimport Foundation\n" + text])
    guard case .app(let app) = try builder.build(folder.request([name])) else {
      throw BuildError.broken("no app")
    }
    return app
  }

  private static let scene = "var body: some Scene { WindowGroup { Text(\"a\") } }"

  @Test("Honest code is launched by its type, and has no findings")
  func honest() throws {
    let app = try build(
      """
      import Synchronization
      extension App { var extra: Int { 1 } }
      extension Int { var half: Double { sin(Double(self)) / pow(2, 1.5) } }
      @MainActor @Observable final class Store {
        var names = ["a", "b"]
        nonisolated(unsafe) static var shared = 0
        func save() throws { try JSONEncoder().encode(names).write(to: .temporaryDirectory.appending(path: "x")) }
      }
      @main struct Shop: App {
        @State private var store = Store()
        \(Self.scene)
        init() { print(String(format: "%.2f", 1.5), UInt64(bitPattern: -1), [1: [2]].values.map { $0 } == [[2]])
          DispatchQueue.main.async {}
          Mutex(3).withLock { $0 += 1 }
          print("hello", extra, 3.half, Date(), UUID(), store.names.sorted().joined()) }
      }
      """
    )
    guard case .type(let accessor) = app.code.start else {
      Issue.record("it starts otherwise: \(app.code.start)")
      return
    }
    #expect(accessor.hasSuffix("4ShopVMa"))
    #expect(app.code.findings == [])
    #expect(app.code.uses.contains("Data.write(to:)"))
  }

  @Test("Files that are read or written are reported, and a signal source raises an alarm")
  func filesAndSignals() throws {
    let app = try build(
      """
      @main struct Shop: App {
        \(Self.scene)
        init() {
          try? "x".write(toFile: "x", atomically: false, encoding: .utf8)
          print((try? String(contentsOfFile: "x", encoding: .utf8)) ?? "none")
          DispatchSource.makeSignalSource(signal: 15).resume()
        }
      }
      """
    )
    #expect(app.code.uses.contains("String.write(to:)"))
    #expect(app.code.uses.contains("String(contentsOfFile:)"))
    #expect(app.code.findings.map(\.what) == ["uses DispatchSource.makeSignalSource"])
  }

  @Test("Places and settings of the computer are reported without an alarm")
  func computer() throws {
    let code = try build(
      """
      @main struct Shop: App {
        \(Self.scene)
        init() {
          print(NSHomeDirectory(), NSTemporaryDirectory(), FileManager.default.currentDirectoryPath)
          print(TimeZone.current.identifier, Locale.current.identifier, Thread.current.name ?? "")
          print(Locale.preferredLanguages)
        }
      }
      """
    ).code
    #expect(code.findings == [])
    #expect(
      Set(code.uses).isSuperset(of: [
        "NSHomeDirectory", "NSTemporaryDirectory", "FileManager", "TimeZone.current",
        "Locale.current", "Locale.preferredLanguages", "Thread",
      ]),
      "\(code.uses)"
    )
  }

  @Test(
    "A type's own entry point is found, but not used",
    arguments: [
      "@main struct Shop: App { static func main() { print(1) }; \(scene) }",
      "@main struct Shop: App { static func main() async throws { print(1) }; \(scene) }",
      "@main struct Shop: App { \(scene) }\nextension App { static func main() { print(1) } }",
    ]
  )
  func ownStart(text: String) throws {
    let code = try build(text).code
    guard case .type = code.start else {
      Issue.record("it starts otherwise: \(code.start)")
      return
    }
    #expect(code.findings.contains { $0.what.hasPrefix("has its own entry point") })
  }

  @Test("A type that only the compiler can name is started by the compiler's entry")
  func hiddenType() throws {
    let code = try build("@main private struct Shop: App { \(Self.scene) }").code
    #expect(code.start == .compilersEntry)
    #expect(code.findings == [])
  }

  @Test("A nested type is launched like any other")
  func nestedType() throws {
    let app = try build("enum Outer { @main struct Shop: SwiftUI.App { \(Self.scene) } }")
    #expect(app.name == "Shop")
    guard case .type = app.code.start else {
      Issue.record("it starts otherwise: \(app.code.start)")
      return
    }
    #expect(app.code.findings == [])
    let hidden = try build("extension Int { @main private struct Shop: App { \(Self.scene) } }")
      .code
    #expect(hidden.start == .compilersEntry)
  }

  @Test(
    "A type that is marked @main but is not an app does not compile",
    arguments: [
      "@main struct Shop { static func main() {} }",
      "enum Outer { @main struct Shop { static func main() {} } }",
      "@main private struct Shop: App { static func main() { print(1) }; \(scene) }",
    ]
  )
  func noApp(text: String) throws {
    #expect {
      try build(text)
    } throws: { error in
      guard case .doesNotCompile(let diagnostics)? = error as? BuildError else { return false }
      return diagnostics.map(\.message).contains { $0.contains("Shop' is marked @main") }
    }
  }

  @Test("Statements that start the program are recognised")
  func statements() throws {
    let text = "struct Shop: App { \(Self.scene) }\nShop.main()"
    #expect(try build(text, name: "main.swift").code.start == .statements)
  }

  @Test(
    "A deprecated container is found, whatever name it is used by",
    arguments: [
      "NavigationView { Text(\"a\") }", "SwiftUI.NavigationView.init { Text(\"a\") }",
      "Old { Text(\"a\") }", "make(NavigationView.self)",
    ]
  )
  func oldContainers(view: String) throws {
    let code = try build(
      """
      typealias Old = SwiftUI.NavigationView
      protocol Made { associatedtype Content; init(@ViewBuilder content: () -> Content) }
      extension NavigationView: Made {}
      func make<T: Made>(_: T.Type) -> T where T.Content == Text { T { Text("a") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { \(view) } } }
      """
    ).code
    #expect(code.oldContainers == ["NavigationView"])
    #expect(try build("@main struct Shop: App { \(Self.scene) }").code.oldContainers.isEmpty)
  }

  @Test("A modifier that may hide or rename readable text is reported")
  func appearance() throws {
    let code = try build(
      """
      typealias Words = Text
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup {
            VStack {
              Words("a").accessibilityLabel("b")
              Button("c") {}.scaleEffect(0).offset(x: 9_000).blur(radius: 90)
              Words("d").foregroundStyle(.clear).mask { Color.clear }
              Words("e").accessibilityHidden(true)
              Button("f") {}.accessibilityLabel("g")
            }
          }
        }
      }
      """
    ).code
    let found: Set = [
      "Color.clear", "accessibilityHidden", "accessibilityLabel", "blur", "mask", "offset",
      "scaleEffect",
    ]
    #expect(code.appearance == found)
    #expect(code.findings == [])
    let plain = "@main struct Shop: App { \(Self.scene) }"
    #expect(try build(plain).code.appearance == [])
  }

  @Test("Code that reaches past Swift is found, whatever name it uses")
  func reach() throws {
    let code = try build(
      """
      @_cdecl("hello") public func hello() {}
      @_silgen_name("$s7NavHost3fooyyF") public func inside() {}
      @_silgen_name("navhost_prepare") public func other() -> Int32
      @_section(".init_array") @_used let early: @convention(c) () -> Void = { print(1) }
      @main struct Shop: App {
        \(Self.scene)
        init() {
          var bytes = [UInt8](repeating: 0, count: 4)
          _ = Foundation.read(3, &bytes, 4)
          let text = NSString(string: "x").utf8String!
          print(type(of: text).init(bitPattern: 3) as Any)
          _ = InputStream(fileAtPath: "/dev/fd/3")
          _ = FileHandle(forReadingAtPath: "/dev/fd/3")
          print(ProcessInfo.processInfo.environment, CommandLine.arguments)
          print(other())
          print(Foundation.fcntl(3, 1), Foundation.open("/dev/null", 0))
          `exit`(3)
        }
      }
      """
    ).code
    let found = code.findings.map { "\($0.place ?? "") \($0.what)" }
    for expected in [
      "has code that runs before the app starts (.init_array", "defines hello",
      "calls the system's read",
      "calls the system's exit", "calls the system's fcntl", "calls the system's open",
      "uses InputStream", "uses FileHandle",
      "calls the system's navhost_prepare",
      "uses ProcessInfo.environment", "uses CommandLine", "defines NavHost.foo() -> ()",
      "App.swift:11 uses unsafe memory", "App.swift:12 uses unsafe memory",
    ] {
      #expect(found.contains { $0.contains(expected) }, "\(expected): \(found)")
    }
  }
}
#endif
