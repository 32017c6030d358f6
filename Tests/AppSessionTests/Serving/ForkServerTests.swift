import Foundation
import Spawning
import Testing

@testable import AppSession

#if os(Linux)
@Suite("A fork server", .serialized, .enabled(if: SandboxProbeTests.hasKernelLayers))
struct ForkServerTests {
  private let library = "\(Products.folder)/libNavRuntime.so"
  private let launch: AppLaunch

  init() {
    var launch = AppLaunch(launcher: "\(Products.folder)/navbox", image: "")
    launch.readable = [library] + Products.swiftLibraries
    launch.libraryFolders = Products.swiftLibraries
    launch.sandbox = Sandbox(layers: [.limits, .landlock, .seccomp])
    self.launch = launch
  }

  private func process(_ start: ServedStart) throws -> AppProcess {
    try AppProcess(
      start: start,
      console: Console(capacity: 1 << 14),
      interruption: Interruption()
    )
  }

  private func end(of server: ForkServer, _ arguments: String...) throws -> ProcessStatus? {
    try process(ServedStart(server: server, arguments: arguments))
      .settle(until: Deadline(seconds: 20))
  }

  @Test("the server reports how its processes end, on their own or stopped")
  func statuses() throws {
    let server = try ForkServer(for: launch, library: library, limitsHomes: false)
    #expect(try end(of: server, "--image", "/nowhere/app.so") == .exited(72))
    #expect(try end(of: server, "--nonsense", "1") == .exited(64))
    #expect(try end(of: server, "--", "/bin/true") == .exited(64))
    #expect(try end(of: server, "--serve", library) == .exited(64))
    let waiting = try process(ServedStart(server: server, arguments: ["--image", "-"]))
    #expect(waiting.isRunning)
    #expect(waiting.stop() == .signaled(SIGKILL))
    #expect(!waiting.isRunning)
    #expect(server.isClean)
  }

  @Test(
    "the kernel counts the processes' threads for their user alone",
    .enabled(if: geteuid() == 0, "only root can become another user")
  )
  func threads() throws {
    let server = try ForkServer(for: launch, library: library, limitsHomes: false)
    for (count, code) in [(512, 0), (8, 71)] {
      // The canary starts 32 threads, and says nothing else where it cannot.
      let status = try end(
        of: server,
        "--processes",
        "\(count)",
        "--user",
        "\(Account().number)",
        "--seccomp",
        "strict",
        "--canary",
        "/nowhere"
      )
      #expect(status == .exited(Int32(code)))
    }
  }

  @Test("the server makes one process at a time")
  func oneAtATime() throws {
    let server = try ForkServer(for: launch, library: library, limitsHomes: false)
    let first = try process(ServedStart(server: server, arguments: ["--image", "-"]))
    #expect(throws: SystemError.self) {
      try process(ServedStart(server: server, arguments: ["--image", "-"]))
    }
    #expect(!server.isClean && !server.isLost)
    first.stop()
    #expect(server.isClean)
  }

  @Test("the server keeps the sandbox's promises, and is lent only while it does")
  func canary() throws {
    let servers = ForkServers(for: launch, library: library)
    let sandbox = try #require(launch.sandbox)
    let server = try #require(servers.borrow(in: sandbox))
    #expect(SandboxProbe.holds(server))
    servers.giveBack(server)
    #expect(servers.borrow(in: sandbox) === server)
    #expect(servers.borrow(in: sandbox) !== server)
    server.isLost = true
    servers.giveBack(server)
    #expect(servers.borrow(in: sandbox) !== server)
  }

  @Test("the server does not run where an app could leave something for the next")
  func weakSandboxes() {
    let servers = ForkServers(for: launch, library: library)
    #expect(servers.borrow(in: .limitsOnly) == nil)
    #expect(servers.borrow(in: Sandbox(layers: [.limits, .seccomp])) == nil)
    #expect(servers.borrow(in: Sandbox(layers: [.limits, .landlock])) == nil)
  }

  @Test("no server runs without a loadable runtime and a launcher")
  func missing() throws {
    let sandbox = try #require(launch.sandbox)
    #expect(ForkServers(for: launch, library: "/nowhere.so").borrow(in: sandbox) == nil)
    // A library that does not let itself be prepared.
    #expect(ForkServers(for: launch, library: "libm.so.6").borrow(in: sandbox) == nil)
    var lost = launch
    lost.launcher = "/nowhere/navbox"
    #expect(ForkServers(for: lost, library: library).borrow(in: sandbox) == nil)
  }

  @Test("the server leaves no descriptors, processes or files after many starts")
  func manyStarts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-serving-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
    let lines = try ProbeProgram.lines(
      of: "ServingProbe",
      ["\(Products.folder)/navbox", library] + Products.swiftLibraries,
      environment: ["TMPDIR": folder]
    )
    let ending = "The app could not be started: the image lacks navlab_app_main."
    let expected = [
      "1 times: \(ending)", "the server is clean", "200 times: \(ending)", "the server is clean",
      "0 descriptors left", "no process left",
    ]
    #expect(lines.map { $0.replacing(/\S*\/app\.so/, with: "the image") } == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}
#endif
