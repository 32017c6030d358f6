import Testing

@Suite("Apps that disturb updates", .serialized)
struct BadStateTests {
  private let script: AppScript

  init() throws {
    script = try AppScript()
  }

  @Test("a body that contains itself endlessly is a crash that names the view")
  func endlessBody() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
          if isOpen { Doll(size: 1) }
        }
      }
      struct Doll: View {
        let size: Int
        var body: some View { AnyView(VStack { Doll(size: size + 1) }) }
      }
      """,
      "tap Open"
    )
    #expect(run.status == 4)
    #expect(
      run.errors.contains(
        """
        The app crashed during tap Open: The body of Doll contains another Doll, and so on endlessly, \
        until the stack is full.
        """
      ),
      "\(run.errors)"
    )
  }

  @Test("bodies that contain each other endlessly are all named")
  func endlessBodies() throws {
    let run = try script.run(
      """
      struct ContentView: View { var body: some View { Hen(generation: 1) } }
      struct Hen: View {
        let generation: Int
        var body: some View { Egg(generation: generation) }
      }
      struct Egg: View {
        let generation: Int
        var body: some View { AnyView(Hen(generation: generation + 1)) }
      }
      """,
      "tree"
    )
    #expect(run.status == 4)
    #expect(run.errors.contains("The bodies of "), "\(run.errors)")
    #expect(run.errors.contains("Hen") && run.errors.contains("Egg"), "\(run.errors)")
  }

  @Test("a function that calls itself endlessly is distinguished from other crashes")
  func endlessFunction() throws {
    let run = try script.run(
      """
      struct ContentView: View { var body: some View { Button("Go") { _ = depth(of: 1) } } }
      func depth(of number: Int) -> Int { number > 0 ? depth(of: number + 1) + 1 : 0 }
      """,
      "tap Go"
    )
    #expect(run.status == 4)
    #expect(run.errors.contains("calls itself endlessly"), "\(run.errors)")
  }

  @Test("a null pointer is not taken for endless recursion")
  func nullPointer() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        var body: some View {
          Button("Go") { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 3 }
        }
      }
      """,
      "tap Go"
    )
    #expect(run.status == 4)
    #expect(run.errors.contains("It used memory near address 0"), "\(run.errors)")
    #expect(!run.errors.contains("endlessly"), "\(run.errors)")
  }

  @Test("a path that changes for ever in its own onChange is stopped and named")
  func pathLoop() throws {
    for change in ["path.append(path.count)", "path = path.isEmpty ? [1] : []"] {
      let run = try script.run(
        """
        struct ContentView: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Go", value: 1)
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
            .onChange(of: path) { \(change) }
          }
        }
        """,
        "tap Go",
        "expect issue several-path-changes",
        "expect issue update-loop",
        "tree"
      )
      #expect(run.status == 0, "\(run)")
    }
  }

  @Test("state that changes while a body runs is reported, and the app continues")
  func changeInBody() throws {
    let run = try script.run(
      """
      @Observable final class Router { var path: [Int] = [] }
      struct ContentView: View {
        @State private var router = Router()
        @State private var isOn = false
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Go") { isOn = true }.navigationDestination(for: Int.self) { Text("\\($0)") }
            text()
          }
        }
        func text() -> Text {
          if isOn, router.path.isEmpty { router.path.append(1) }
          return Text("text")
        }
      }
      """,
      "tap Go",
      "expect issue state-change-during-update",
      "expect path [1]",
      "tree"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("a window without any view is reported")
  func emptyWindow() throws {
    let run = try script.run(
      """
      @main struct ShopApp: App {
        @State private var isOpen = true
        var body: some Scene {
          WindowGroup { if isOpen { Button("Close") { isOpen = false } } }
        }
      }
      """,
      "expect issues none",
      "tap Close",
      "expect issue empty-window",
      "screen"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("a task that never waits is stopped, and its work is described")
  func busyTask() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        var body: some View {
          Button("Go") { Task { while !Task.isCancelled { await Task.yield() } } }
        }
      }
      """,
      "tap Go",
      "expect issue busy-task"
    )
    #expect(run.status == 0, "\(run)")
  }
}
