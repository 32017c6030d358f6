import Testing

@Suite("Data flow and time in apps", .serialized)
struct DataFlowTests {
  private let script: AppScript

  init() throws {
    script = try AppScript()
  }

  @Test("NS-59: the task of a covered screen is cancelled and starts again, or continues")
  func coveredTask() throws {
    let app = """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Open") { Text("in") }.task {
              print("starts")
              do { try await Task.sleep(for: .seconds(60)) } catch { print("cancelled") }
            }
          }
        }
      }
      """
    let lines = ["tap Open", "expect console \"cancelled\"", "back"]
    let cancelled = try script.run(app, lines[0], lines[1], lines[2])
    #expect(cancelled.status == 0, "\(cancelled)")
    #expect(cancelled.output.matches(of: /starts/).count == 2)
    let kept = try script.run(app, lines[0], lines[2], options: ["covered-task=kept"])
    #expect(kept.status == 0, "\(kept)")
    #expect(kept.output.matches(of: /starts/).count == 1)
    #expect(!kept.output.contains("cancelled"))
  }

  @Test("OB-01: a missing environment object stops the app with the name of its class")
  func missingObject() throws {
    let old = try script.run(
      """
      final class Cart: ObservableObject { @Published var count = 0 }
      struct ContentView: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Text("\\(cart.count)") }
      }
      """,
      "tree"
    )
    #expect(old.status == 4)
    #expect(
      old.errors.contains(
        "No ObservableObject of type Cart was found in the environment of ContentView."
      )
    )
    let new = try script.run(
      """
      @Observable final class Cart { var count = 0 }
      struct ContentView: View {
        @Environment(Cart.self) var cart
        var body: some View { Text("\\(cart.count)") }
      }
      """,
      "tree"
    )
    #expect(new.status == 4)
    #expect(
      new.errors.contains("No object of type Cart was found in the environment of ContentView.")
    )
  }

  @Test("OB-26: a missing object stops the app when the view is shown, even if unread")
  func unreadObject() throws {
    let view = """
      @Observable final class Router { var path: [Int] = [] }
      struct ContentView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("push") { router.path.append(1) } }
      }
      """
    let run = try script.run(view, "tree")
    #expect(run.status == 4)
    #expect(
      run.errors.contains("No object of type Router was found in the environment of ContentView.")
    )
    let optional = view.replacing("private var router", with: "private var router: Router?")
      .replacing("router.path", with: "router?.path")
    #expect(try script.run(optional, "tap push").status == 0)
  }

  @Test("OB-31: a class that is a view stops the app, with a message")
  func classView() throws {
    let view = """
      final class Page: View { var body: some View { Text("class") } }
      struct ContentView: View { var body: some View { Page() } }
      """
    let run = try script.run(view, "tree")
    #expect(run.status == 4)
    let message = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      message.contains("Views must be value types, either a struct or an enum; Page is a class.")
    )
  }

  @Test("OB-17: a try! before a cancelled sleep stops the app when its screen is popped")
  func cancelledSleep() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { NavigationLink("Open") { Text("in").task { try! await wait() } } }
        }
        func wait() async throws { try await Task.sleep(for: .seconds(9)) }
      }
      """,
      "tap Open",
      "back",
      "expect crash"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("OB-18: a push by a task is reported only if the task's screen is gone")
  func lateTask() throws {
    let run = try script.run(
      """
      @Observable final class Router { var path: [Int] = [] }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Open", value: 1)
              .navigationDestination(for: Int.self) { Detail(number: $0, router: router) }
          }
        }
      }
      struct Detail: View {
        let number: Int
        let router: Router
        var body: some View {
          Button("Later") {
            Task {
              try? await Task.sleep(for: .seconds(2))
              router.path.append(number + 1)
            }
          }
        }
      }
      """,
      "tap Open",
      "tap Later",
      "wait 2s",
      "expect path [1, 2]",
      "expect issues none",
      "tap Later",
      "back",
      "back",
      "wait 2s",
      "expect path [3]",
      "expect issue late-push"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("SH-15: a task presents too early only while its tap closes a sheet")
  func taskAfterSheet() throws {
    let app = """
      struct ContentView: View {
        @State private var isOpen = false
        @State private var isWarning = false
        var body: some View {
          NavigationStack {
            Button("Open") { isOpen = true }
            Button("Warn") { Task { isWarning = true } }
          }
          .alert("Careful", isPresented: $isWarning) { Button("OK") {} }
          .sheet(isPresented: $isOpen) {
            NavigationStack {
              Button("At once") { close(after: 0) }
              Button("Later") { close(after: 1) }
              Button("Close") { Task { isOpen = false } }
            }
          }
        }
        func close(after seconds: Int) {
          isOpen = false
          Task {
            if seconds > 0 { try? await Task.sleep(for: .seconds(seconds)) }
            isWarning = true
          }
        }
      }
      """
    let run = try script.run(
      app,
      "tap Open",
      "tap Later",
      "wait 2s",
      "tap OK",
      "tap Open",
      "tap Close",
      "tap Warn",
      "tap OK",
      "expect issues none",
      "tap Open",
      "tap \"At once\"",
      "expect issue several-presentations"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("NS-75: a repeated push is reported only for two taps on one button")
  func doublePush() throws {
    let app = """
      struct ContentView: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Folder(path: $path)
              .navigationDestination(for: Int.self) { _ in Folder(path: $path) }
          }
        }
      }
      struct Folder: View {
        @Binding var path: [Int]
        @State private var count = 0
        var body: some View {
          Button("Deeper") { path.append(1) }
          Button("Later") { push(1) }
          Button("Also later") { push(1) }
          Button("Another") {
            count += 1
            push(count)
          }
          Button("Two deeper") { path += [1, 1] }
        }
        func push(_ value: Int) {
          Task {
            try? await Task.sleep(for: .seconds(2))
            path.append(value)
          }
        }
      }
      """
    let meant = try script.run(
      app,
      """
      tap Deeper
      tap Deeper
      expect path [1, 1]
      root
      tap Later
      wait 2s
      tap Later
      wait 2s
      expect path [1, 1]
      root
      tap Later
      tap "Also later"
      wait 2s
      expect path [1, 1]
      root
      tap Another
      tap Another
      wait 2s
      expect path [1, 2]
      root
      tap "Two deeper"
      expect path [1, 1]
      root
      tap Later
      wait 1s
      tap Later
      wait 1s
      root
      wait 2s
      expect path [1]
      expect issues none
      """
    )
    #expect(meant.status == 0, "\(meant)")
    let together = try script.run(
      app,
      "tap Later",
      "tap Later",
      "wait 2s",
      "expect issue double-push"
    )
    #expect(together.status == 0, "\(together)")
    let apart = try script.run(
      app,
      "tap Later",
      "wait 1s",
      "tap Later",
      "wait 1s",
      "expect issues none",
      "wait 1s",
      "expect path [1, 1]",
      "expect issue double-push"
    )
    #expect(apart.status == 0, "\(apart)")
  }

  @Test("OB-19: a preview needs the same injections as the app")
  func preview() throws {
    let view = """
      @Observable final class Cart { var count = 0 }
      struct CartView: View {
        @Environment(Cart.self) var cart
        var body: some View { Text("\\(cart.count) things") }
      }

      """
    let without = try script.run(view + "#Preview { CartView() }", "tree")
    #expect(without.status == 4)
    #expect(without.errors.contains("No object of type Cart was found"))
    let with = try script.run(
      view + "#Preview { CartView().environment(Cart()) }",
      "expect text \"0 things\""
    )
    #expect(with.status == 0, "\(with)")
  }

  @Test("NS-82: a path change outside the main actor is reported")
  func backgroundPush() throws {
    let run = try script.run(
      """
      @Observable final class Router {
        var path: [Int] = []
        func push() async { path.append(1) }
      }
      struct ContentView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Push") { Task { await router.push() } }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """,
      "tap Push",
      "expect path [1]",
      "expect issue background-path-change"
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("objects and state may be changed anywhere, as SwiftUI allows")
  func detachedChanges() throws {
    let run = try script.run(
      """
      final class Model: ObservableObject {
        @Published var text = "empty"
        func load() async { text = "loaded" }
      }
      struct ContentView: View {
        @State private var number = 0
        @StateObject private var model = Model()
        var body: some View {
          Text("\\(number) \\(model.text)").task { await model.load() }
          Button("Add") {
            let number = $number
            Task.detached { number.wrappedValue += 1 }
          }
        }
      }
      """,
      "expect text \"0 loaded\"",
      "expect issue change-from-background",
      "tap Add",
      "expect text \"1 loaded\""
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("OB-32: code after an animation waits for its end")
  func animationCompletion() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        @State private var isOn = false
        @State private var text = "still"
        var body: some View {
          Text(isOn ? "on" : "off")
          Text(text)
          Button("Slow") { change(.linear(duration: 1).delay(1)) }
          Button("Usual") { change(.default) }
          Button("Always") { change(.easeIn.repeatForever()) }
          Button("None") { change(nil) }
          Button("Other") {
            var transaction = Transaction(animation: .snappy(duration: 3))
            transaction.addAnimationCompletion { text = "over" }
            withTransaction(transaction) { text = "moving" }
          }
        }
        func change(_ animation: Animation?) {
          text = "moving"
          withAnimation(animation) { isOn.toggle() } completion: { text = "done" }
        }
      }
      """,
      """
      tap Slow
      expect text "on"
      wait 1.9s
      expect text "moving"
      wait 0.2s
      expect text "done"
      tap Usual
      expect text "moving"
      wait 1s
      expect text "done"
      tap Always
      wait 60min
      expect text "moving"
      tap None
      expect text "done"
      tap Other
      wait 2s
      expect text "moving"
      wait 1s
      expect text "over"
      """
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("OB-37: tasks of one screen start innermost first, after it appears")
  func orderOfTasks() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        var body: some View {
          VStack {
            Text("hello").task { print("1 text") }.onAppear { print("0 text") }
          }
          .task { print("1 stack") }
          .onAppear { print("0 stack") }
        }
      }
      """,
      "tree"
    )
    let lines = run.output.matches(of: /[01] (text|stack)/).map { String($0.output.0) }
    #expect(lines == ["0 text", "0 stack", "1 text", "1 stack"], "\(run)")
  }

  @Test("timers of every kind follow the script's clock")
  func timers() throws {
    let run = try script.run(
      """
      import Combine
      final class Ticker: ObservableObject {
        @Published var ticks = 0
        @Published var query = ""
        @Published var results = "none"
        private var timer: Timer?
        init() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.ticks += 1
          }
          $query.dropFirst().debounce(for: .seconds(0.5), scheduler: RunLoop.main)
            .map { "results for \\($0)" }
            .assign(to: &$results)
        }
        func stop() { timer?.invalidate() }
      }
      struct ContentView: View {
        @StateObject private var ticker = Ticker()
        @State private var seconds = 0
        private let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()
        var body: some View {
          Form {
            Text("ticks \\(ticker.ticks)")
            Text("tens \\(seconds)").onReceive(timer) { _ in seconds += 10 }
            TextField("Query", text: $ticker.query)
            Text(ticker.results)
            Button("Stop") { ticker.stop() }
            TimelineView(.periodic(from: .now, by: 60)) { context in
              Text("minute \\(Int(Date().timeIntervalSince(context.date)) / 60)")
            }
          }
        }
      }
      """,
      "wait 3s",
      "expect text \"ticks 3\"",
      "type \"pears\" into \"Query\"",
      "expect text \"none\"",
      "wait 0.5s",
      "expect text \"results for pears\"",
      "wait 20s",
      "expect text \"tens 20\"",
      "tap Stop",
      "wait 60min",
      "expect text \"ticks 23\"",
      "expect text \"tens 3,620\"",
      "expect text \"minute 0\""
    )
    #expect(run.status == 0, "\(run)")
  }
}
