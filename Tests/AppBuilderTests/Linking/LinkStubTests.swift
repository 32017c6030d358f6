import Foundation
import ObjectFiles
import Shares
import Testing

@testable import AppBuilder

#if os(Linux)
@Suite("Linking without the large libraries", .enabled(if: Share(of: 2).takes(1)))
struct LinkStubTests {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
  }

  private static let view = """
    import SwiftUI
    struct ContentView: View { var body: some View { Text(text) } }

    """

  private func build(_ text: String) throws -> BuiltApp {
    let folder = try LearnerFolder(["App.swift": Self.view + text])
    guard case .app(let app) = try builder.build(folder.request(["App.swift"])) else {
      throw BuildError.broken("no app")
    }
    return app
  }

  private func libraries(_ text: String) throws -> [String] {
    try #require(ElfFile(path: build(text).image)).neededLibraries
  }

  @Test("an image names only the runtime and the libraries that the runtime lacks")
  func names() throws {
    #expect(try libraries("let text = \"a\"\n") == ["libNavRuntime.so"])
    #expect(
      try libraries("import Foundation\nlet text = \"\\(Date()) \\(UUID())\"\n")
        == ["libNavRuntime.so"]
    )
    let builders = """
      import RegexBuilder
      let digits = Regex { OneOrMore(.digit) }
      let text = "\\("12".contains(digits))"

      """
    #expect(
      try libraries(builders)
        == ["libNavRuntime.so", "libswiftRegexBuilder.so"]
    )
  }

  @Test(
    "code that uses Swift's own libraries starts",
    arguments: [
      "import Foundation\nlet text = String(format: \"%.2f\", pow(Date().timeIntervalSince1970, 2))\n",
      "import Synchronization\nlet count = Mutex(1)\nlet text = count.withLock { \"\\($0)\" }\n",
      "import RegexBuilder\nlet text = \"\\(\"a\".contains(Regex { One(.word) }))\"\n",
      "import FoundationXML\nlet text = \"\\(XMLParser(data: .init()).parse())\"\n",
      "import Dispatch\nlet text = \"\\(DispatchQueue.main.label) \\(DispatchTime.now())\"\n",
      "import Glibc\nlet text = \"\\(getpid()) \\(sin(1.0)) \\(memcmp(\"a\", \"b\", 1))\"\n",
      "import Observation\n@Observable final class M { var a = [1, 2] }\nlet text = \"\\(M().a)\"\n",
    ]
  )
  func starts(text: String) throws {
    let app = try build(text)
    let command = ToolCommand(program: app.launcher, arguments: ["--image", app.image])
    #expect(try ToolRunner().run(command) == ToolResult(ending: .exit(0), output: ""))
  }

  @Test("a missing function is named in the linker's own words")
  func missingName() throws {
    let text = """
      @_silgen_name("nobody_has_this") func nobody() -> Int
      let text = "\\(nobody())"

      """
    do {
      _ = try build(text)
      Issue.record("this cannot be linked")
    } catch BuildError.doesNotCompile(let diagnostics) {
      // Who calls what nobody has is told, and does not stop whoever grades.
      #expect(diagnostics.map(\.message).joined().hasPrefix("the app cannot be linked"))
      #expect(diagnostics.map(\.text).joined().contains("undefined symbol: nobody_has_this"))
    }
  }

  @Test("a module that apps do not link is named, and grading continues")
  func missingModule() throws {
    do {
      _ = try build("import Testing\nlet text = \"\\(Test.current == nil)\"\n")
      Issue.record("this cannot be linked")
    } catch BuildError.doesNotCompile(let diagnostics) {
      #expect(diagnostics.allSatisfy { $0.text.split(separator: "\n").count <= 7 })
      let message = diagnostics.map(\.message).joined()
      #expect(message.hasPrefix("the app cannot be linked: no source file defines 'Testing.Test"))
      #expect(message.hasSuffix("; add a definition, or remove every use"))
    }
  }

  @Test("images in two caches are identical")
  func sameBytes() throws {
    let folder = try LearnerFolder(["App.swift": Self.view + "let text = \"same\"\n"])
    let other = try Builder(
      runtime: Products.runtime,
      cacheFolder: "\(folder.path)/cache",
      environment: ProcessInfo.processInfo.environment
    )
    let request = folder.request(["App.swift"])
    guard case .app(let first) = try builder.build(request),
      case .app(let second) = try other.build(request)
    else {
      Issue.record("no app")
      return
    }
    #expect(first.image != second.image)
    #expect(FileManager.default.contentsEqual(atPath: first.image, andPath: second.image))
  }
}
#endif
