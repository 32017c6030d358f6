import Shares
import Testing

@Suite("The place of a crash", .serialized)
struct CrashPlaceTests {
  /// Ways to crash: what a button does, and the start of the line in which it does that, with the function.
  static let actions: [(code: String, place: String)] = [
    ("print(shop.items[2])", "ContentView.body"),
    ("print(small + UInt8(shop.items.count + 10))", "ContentView.body"),
    ("print(5 / shop.items.count)", "ContentView.body"),
    ("print(Dictionary(uniqueKeysWithValues: [(1, 1), (1, 2)]))", "ContentView.body"),
    ("print(Array(5...shop.items.count))", "ContentView.body"),
    ("print(values[0] as! Int)", "ContentView.body"),
    ("change(&total) { total += 1 }", "ContentView.body"),
    ("path.removeLast()", "ContentView.body"),
    ("Task.detached { print([1][Int.random(in: 1...2)]) }", "ContentView.body"),
    ("Thread { print([1][Int.random(in: 1...2)]) }.start()", "ContentView.body"),
    ("DispatchSemaphore(value: 0).wait()", "ContentView.body"),
    ("abort()", "ContentView.body"),
    ("fatalError(\"words\")", "ContentView.body"),
    ("shop.lookUp(1)", "Shop.lookUp"),
    ("Task { await shop.load() }", "Shop.load"),
    ("_ = shop.count(0)", "Shop.count"),
    ("Thread { _ = Shop().count(0) }.start()", "Shop.count"),
    ("shows = \"body\"", "Deep.body"),
    ("shows = \"appear\"", "Shop.remove"),
  ]

  private static let head = """
    import SwiftUI
    @Observable final class Shop {
      var items: [Int] = []
      func lookUp(_ index: Int) { print(items[index]) } // Shop.lookUp
      func remove() { items.removeLast() } // Shop.remove
      func count(_ depth: Int) -> Int { depth < 0 ? 0 : count(depth + 1) + 1 } // Shop.count
      func load() async {
        await Task.yield()
        print(items[3]) // Shop.load
      }
    }
    struct Deep: View {
      let items: [Int]
      var body: some View {
        Text("row")
        Text("\\(items[4])") // Deep.body
      }
    }
    nonisolated(unsafe) var total = 0
    func change(_ value: inout Int, _ other: () -> Void) { other() }
    struct ContentView: View {
      @State private var shop = Shop()
      @State private var shows = ""
      @State private var path = NavigationPath()
      let values: [Any] = ["a"]
      let small: UInt8 = 250
      var body: some View {
        NavigationStack(path: $path) {
          VStack {

    """
  private static let tail = """
          }
        }
        if shows == "body" { Deep(items: shop.items) }
        if shows == "appear" {
          Text("half").onAppear {
            print("half a line", terminator: "")
            shop.remove()
          }
        }
      }
    }
    """
  private static let app =
    head
    + actions.enumerated().map { "Button(\"Do \($0.offset)\") { \($0.element.code) }\n" }.joined()
    + tail

  @Test(
    "A crash names the learner's line and function",
    arguments: Share(of: 3).of(actions.indices)
  )
  func place(number: Int) throws {
    let folder = try LearnerFolder()
    try folder.write(Self.app, to: "App.swift")
    let (code, function) = Self.actions[number]
    let mark = function == "ContentView.body" ? "\"Do \(number)\"" : "// \(function)"
    let lines = Self.app.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(mark) }) + 1

    let run = try CommandRun.run(["run", "App.swift"], in: folder, input: "tap \"Do \(number)\"\n")

    #expect(run.status == 4)
    let output = (run.output + run.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(output.contains("App.swift:\(line), in \(function)"), "\(code): \(run)")
    #expect(!output.contains("calls before the crash"))
  }

  @Test("A loop and endless recursion through a library name the learner's function")
  func loops() throws {
    let folder = try LearnerFolder()
    try folder.write(
      """
      import SwiftUI
      final class Folder {
        var children: [Folder] = []
      }
      func count(_ folder: Folder) -> Int {
        1 + folder.children.map { count($0) }.reduce(0, +)
      }
      func spin() { while Int.random(in: 0...1) < 2 {} }
      struct ContentView: View {
        var body: some View {
          Button("Spin") { spin() }
          Button("Count") {
            let folder = Folder()
            folder.children = [folder]
            print(count(folder))
          }
        }
      }
      """,
      to: "App.swift"
    )
    let spin = try CommandRun.run(["run", "App.swift"], in: folder, input: "tap Spin\n")
    #expect(spin.errors.contains("so it was stopped at App.swift:8, in spin."), "\(spin)")
    let count = try CommandRun.run(["run", "App.swift"], in: folder, input: "tap Count\n")
    #expect(count.errors.contains("at App.swift:6, in count."), "\(count)")
    #expect(count.errors.contains("calls itself endlessly"), "\(count)")
  }

  @Test("Calls that an app writes itself name at most another line of the app")
  func forged() throws {
    let calls = (0..<32).map { String($0 * 977, radix: 16) }.joined(separator: " ")
    let folder = try LearnerFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          Button("Forge") {
            let line = "\\nNavLab: the calls before the crash are \(calls)\\n"
            FileHandle.standardError.write(Data(line.utf8))
            signal(SIGABRT, SIG_DFL)
            abort()
          }
        }
      }
      """,
      to: "App.swift"
    )
    let run = try CommandRun.run(["run", "App.swift"], in: folder, input: "tap Forge\n")
    #expect(run.status == 4)
    #expect(run.errors.contains("The app was ended during tap Forge by SIGABRT (it gave up)"))
    #expect(!run.output.contains("calls before the crash"))
  }

  @Test("An overflow is named, and lines of large apps are known as well")
  func manyFiles() throws {
    let folder = try LearnerFolder()
    for number in 0..<24 {
      let fields = (0..<120).map { "  var field\($0) = \($0)" }.joined(separator: "\n")
      let text = "struct Part\(number) {\n\(fields)\n}\n"
      try folder.write(text, to: "Shop/Parts/Part\(number).swift")
    }
    try folder.write(
      """
      import SwiftUI
      @main struct ShopApp: App {
        @State private var count: Int8 = 127
        var body: some Scene {
          WindowGroup {
            Button("More") {
              count += 1
            }
          }
        }
      }
      """,
      to: "Shop/ShopApp.swift"
    )
    let run = try CommandRun.run(["run", "Shop"], in: folder, input: "tap More\n")
    #expect(run.status == 4)
    let output = (run.output + run.errors).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(output.contains("Arithmetic overflow (ShopApp.swift:7, in ShopApp.body)"), "\(run)")
  }
}
