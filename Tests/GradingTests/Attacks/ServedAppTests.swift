import AppBuilder
import Course
import Foundation
import SceneModel
import Shares
import Testing

@testable import AppSession
@testable import Grading

#if os(Linux)
/// Every other run takes these tests.
@Suite("Apps whose processes a server has made", .serialized, .enabled(if: Share(of: 2).takes(1)))
struct ServedAppTests {
  private let builder: Builder
  private let exercise: Exercise
  private let sandbox: Sandbox

  init() throws {
    builder = try BuiltProducts.builder()
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    var exercise = try catalogue.exercise(catalogue.exerciseName(for: "broken"))
    // Long enough for a busy machine, and for all but what never ends.
    exercise.limits.seconds = 60
    exercise.limits.megabytes = 512
    self.exercise = exercise
    sandbox = .strongest(for: builder)
  }

  /// An app with a button for each thing that it can do; a text shows what came of the last one.
  private func app(
    _ deeds: [String: String],
    server: ForkServer?,
    seconds: Int? = nil
  ) throws -> JudgedApp {
    var exercise = exercise
    exercise.limits.seconds = seconds ?? exercise.limits.seconds
    let buttons = deeds.sorted { $0.key < $1.key }.map {
      "Button(\"\($0.key)\") { outcome = \($0.value) }"
    }
    let source = """
      import SwiftUI
      import Foundation
      import Glibc

      let folders = [NSHomeDirectory(), NSTemporaryDirectory(), "/tmp", "/dev/shm", "\\(NSHomeDirectory())/.."]
      func leave() -> String {
        for folder in folders {
          try? Data("left".utf8).write(to: URL(filePath: folder).appending(path: "left"))
        }
        UserDefaults.standard.set("left", forKey: "left")
        return "done"
      }
      func look() -> String {
        let found = folders.filter { access("\\($0)/left", F_OK) == 0 }.count
        let home = (try? FileManager.default.subpathsOfDirectory(atPath: NSHomeDirectory())) ?? []
        return "\\(found) \\(UserDefaults.standard.string(forKey: "left") ?? "none") \\(home.sorted())"
      }
      func descriptors() -> String {
        (0..<1024).filter { fcntl(Int32($0), F_GETFD) >= 0 }.description
      }
      func startThreads() {
        for _ in 0..<5_000 {
          let thread = Thread { sleep(100) }
          // On a smaller stack, a thread that begins to run can crash the app before NavLab stops it.
          thread.stackSize = 1 << 18
          thread.start()
        }
        sleep(10)
      }
      func end(_ code: () -> Void) -> String { code(); return "still here" }
      func keepFiles() -> String {
        let files = FileManager.default
        let folder = URL.documentsDirectory
        let first = folder.appending(path: "first")
        let second = folder.appending(path: "second")
        let third = folder.appending(path: "new/third")
        do {
          try Data("one".utf8).write(to: first, options: .atomic)
          try "two".write(to: first, atomically: true, encoding: .utf8)
          try files.copyItem(at: first, to: second)
          try files.createDirectory(at: folder.appending(path: "new"), withIntermediateDirectories: true)
          try files.moveItem(at: second, to: third)
          files.createFile(atPath: second.path, contents: Data("three".utf8))
          return try String(contentsOf: third, encoding: .utf8) + String(contentsOf: second, encoding: .utf8)
        } catch {
          return "\\(error)"
        }
      }
      func grow() -> String {
        let folder = URL.documentsDirectory.appending(path: "new")
        let file = folder.appending(path: "log")
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          try Data((old + "x").utf8).write(to: file)
          return try String(contentsOf: file, encoding: .utf8)
        } catch {
          return "\\(error)"
        }
      }
      func room() -> String {
        var facts = statvfs()
        statvfs(NSHomeDirectory(), &facts)
        return "\\(facts.f_blocks * facts.f_frsize)"
      }
      func fill() -> String {
        while true { try? Data(count: 1 << 20).write(to: URL(filePath: "\\(NSHomeDirectory())/\\(UUID())")) }
      }
      @main struct Deeds: App {
        @State private var outcome = "nothing yet"
        var body: some Scene {
          WindowGroup {
            VStack {
              Text(outcome)
              \(buttons.joined(separator: "\n        "))
            }
          }
        }
      }
      """
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-served-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(source.utf8).write(to: folder.appending(path: "App.swift"))
    let request = BuildRequest(folder: folder.path, files: ["App.swift"])
    guard case .app(let app) = try builder.build(request) else {
      throw BuildError.broken("there is no app")
    }
    let grader = Grader(builder: builder, sandbox: SandboxSearch(found: sandbox))
    return JudgedApp(app, of: exercise, by: grader, server: server)
  }

  private func server() throws -> ForkServer {
    try #require(ForkServers(builder).borrow(in: sandbox))
  }

  /// Returns the view of the app after a deed, or its end.
  private func outcome(of deed: String, in app: JudgedApp) -> String {
    let session = app.session()
    defer { session.close() }
    guard case .done(let start) = session.launch(), let tap = WalkMove.tap(deed).action(in: start)
    else { return "not tried: \(String(describing: session.ending))" }
    switch session.perform(tap) {
    case .done(let after): return after.focusedElement.flatMap(Self.firstText) ?? "nothing shown"
    case .refused(let reason, _): return reason
    case .ended(let ending): return "\(ending)"
    }
  }

  private static func firstText(in element: Element) -> String? {
    if element.kind == .text { return element.label }
    return element.children.lazy.compactMap(firstText).first
  }

  @Test("Apps end like apps that start alone, and the server continues")
  func endings() throws {
    let deeds = [
      "exit": "end { exit(7) }", "trap": "end { _ = [0][Int.random(in: 5...6)] }",
      "message": "end { fatalError(\"no more\") }", "abort": "end { abort() }",
      "signal": "end { kill(getpid(), SIGSEGV) }", "kill": "end { kill(getpid(), SIGKILL) }",
      "fill": "fill()", "threads": "end { startThreads() }",
      "hoard": "malloc(1 << 30) == nil ? \"refused\" : \"still here\"",
    ]
    try compareEndings(deeds, seconds: nil)
    let endless = [
      "loop": "end { while true {} }",
      "flood": "end { while true { print(String(repeating: \"x\", count: 1000)) } }",
    ]
    try compareEndings(endless, seconds: 1)
  }

  private func compareEndings(_ deeds: [String: String], seconds: Int?) throws {
    let server = try server()
    let served = try app(deeds, server: server, seconds: seconds)
    let alone = try app(deeds, server: nil, seconds: seconds)
    for deed in deeds.keys.sorted() {
      // How much was printed within the time is different each time.
      let expected = outcome(of: deed, in: alone).replacing(/\d[\d,.]*/, with: "#")
      let found = outcome(of: deed, in: served).replacing(/\d[\d,.]*/, with: "#")
      #expect(found == expected, "\(deed)")
      #expect(!found.contains("still here") && !found.contains("not tried"))
      #expect(server.isClean)
    }
  }

  @Test("Apps find the same environment as apps that start alone")
  func surroundings() throws {
    let deeds = [
      "random": "\"\\((0..<3).map { _ in Int.random(in: 0..<1000) }) \\(UUID())\"",
      "kept": """
      end { UserDefaults.standard.set(1, forKey: "kept") } \
      + "\\(UserDefaults.standard.dictionaryRepresentation().keys.sorted())"
      """,
      "later": "end { Task { try? await Task.sleep(for: .seconds(1)); print(1) } }",
      "queue": "end { DispatchQueue.main.async { print(2) } }",
    ]
    let served = try app(deeds, server: server())
    let alone = try app(deeds, server: nil)
    for deed in deeds.keys.sorted() {
      #expect(outcome(of: deed, in: served) == outcome(of: deed, in: alone), "\(deed)")
    }
    #expect(outcome(of: "kept", in: served) == "still here[\"kept\"]")
    // On the app's own clock the second never comes.
    let waits = ["loop": "end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }"]
    let waiting = try app(waits, server: server(), seconds: 1)
    let waitingAlone = try app(waits, server: nil, seconds: 1)
    #expect(outcome(of: "loop", in: waiting) == outcome(of: "loop", in: waitingAlone))
  }

  @Test("Apps hold the same descriptors as apps that start alone")
  func descriptors() throws {
    let deeds = ["look": "descriptors()"]
    let found = outcome(of: "look", in: try app(deeds, server: server()))
    #expect(found == outcome(of: "look", in: try app(deeds, server: nil)))
    #expect(found.hasPrefix("[0, 1, 2, 3, 4"))
  }

  @Test("If the grader is root, each app belongs to its own user")
  func users() throws {
    let deeds = ["look": "\"\\(geteuid()) \\(getegid())\"", "grow": "grow()"]
    let server = try server()
    for server in [server, nil] {
      let app = try app(deeds, server: server)
      let numbers = outcome(of: "look", in: app).split(separator: " ").compactMap { UInt32($0) }
      #expect(numbers.count == 2)
      #expect(numbers.allSatisfy { geteuid() == 0 ? $0 >= 0x7000_0000 : $0 == geteuid() })
      let session = app.session()
      defer { session.close() }
      guard case .done(let start) = session.launch(),
        let grow = WalkMove.tap("grow").action(in: start)
      else { throw BuildError.broken("there is nothing to tap") }
      _ = session.perform(grow)
      guard case .done(let again) = session.relaunch(),
        let more = WalkMove.tap("grow").action(in: again),
        case .done(let after) = session.perform(more)
      else { throw BuildError.broken("it does not come again") }
      // The folder and the file that it made before are there, and are its own.
      #expect(after.focusedElement.flatMap(Self.firstText) == "xx")
    }
  }

  @Test(
    "The apps' homes are on a file system of limited size where namespaces exist",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap"))
  )
  func limitedHomes() throws {
    try #require(sandbox.layers.contains(.bubblewrap))
    let served = try app(["look": "room()"], server: server())
    #expect(outcome(of: "look", in: served) == "\(32 << 20)")
  }

  @Test("Apps can keep files, but not change their attributes")
  func files() throws {
    let app = try app(["keep": "keepFiles()"], server: server())
    #expect(outcome(of: "keep", in: app) == "twothree")
  }

  @Test("Apps find no traces of earlier apps")
  func remains() throws {
    let deeds = ["leave": "leave()", "look": "look()"]
    let server = try server()
    let app = try app(deeds, server: server)
    let before = outcome(of: "look", in: app)
    #expect(before.hasPrefix("0 none ["))
    #expect(outcome(of: "leave", in: app) == "done")
    #expect(outcome(of: "look", in: app) == before)
    #expect(server.isClean)
  }

  @Test("When the server is killed, the app is tried again without it")
  func lostServer() throws {
    let server = try server()
    let app = try app(["look": "\"here\""], server: server)
    var tries = 0
    let outcome = app.surely {
      tries += 1
      let session = app.session()
      defer { session.close() }
      guard case .done(let start) = session.launch() else { return "not launched" }
      if tries == 1 { kill(server) }
      guard let tap = WalkMove.tap("look").action(in: start),
        case .done(let after) = session.perform(tap)
      else { return "ended" }
      return after.focusedElement.flatMap(Self.firstText) ?? "nothing shown"
    }
    #expect(outcome == "here")
    #expect(tries == 2)
    #expect(server.isLost)
    #expect(self.outcome(of: "look", in: app) == "here")
  }

  /// Kills a server and the app that it has made, and waits until they are gone.
  private func kill(_ server: ForkServer) {
    var processes = processes(of: server)
    while !processes.isEmpty {
      for process in processes { _ = Glibc.kill(process, SIGKILL) }
      usleep(1_000)
      processes = self.processes(of: server)
    }
  }

  /// The processes that have been given the server's home.
  private func processes(of server: ForkServer) -> [pid_t] {
    let mark = Data("CFFIXED_USER_HOME=\(server.folder.home)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { process in
      // A process that is gone has no variables any more.
      FileManager.default.contents(atPath: "/proc/\(process)/environ")?.range(of: mark) != nil
    }
  }
}
#endif
