import Testing

@testable import AppSession

#if os(Linux)
@Suite("Commands in a sandbox")
struct SandboxTests {
  private let reach = Sandbox.Reach(readable: ["/app.so"], writable: ["/home/1"])

  private func command(_ sandbox: Sandbox) -> ProcessStart {
    sandbox.command("/navbox", ["--image", "/app.so"], reach, environment: ["A": "1"])
  }

  @Test("The launcher is told what the app may reach")
  func kernelLayers() {
    let start = command(Sandbox(layers: [.limits, .landlock, .seccomp]))
    let system = Sandbox.systemFiles.map { "--landlock-ro \($0)" }.joined(separator: " ")
    #expect(start.program == "/navbox")
    #expect(
      start.arguments.joined(separator: " ") == "--fsize 4 --nofile 64 \(system) "
        + "--landlock-ro /app.so --landlock-rw /home/1 --seccomp strict --processes 4096 --image /app.so"
    )
    #expect(start.environment == ["A": "1"])
    #expect(!start.tellsSignalsAsCodes)
  }

  @Test("Without the kernel's help the number of processes is limited")
  func limits() {
    #expect(
      command(.limitsOnly).arguments.joined(separator: " ")
        == "--fsize 4 --nofile 64 --processes 64 --image /app.so"
    )
  }

  @Test("bubblewrap shows the app nothing but what it may reach")
  func namespaces() {
    let start = command(Sandbox(layers: [.limits, .bubblewrap], wrapper: "/usr/bin/bwrap"))
    #expect(start.program == "/usr/bin/bwrap")
    #expect(
      start.arguments.joined(separator: " ") == """
        --unshare-all --die-with-parent --proc /proc --dev /dev --remount-ro /dev --ro-bind-try /usr/lib /usr/lib \
        --ro-bind-try /usr/lib64 /usr/lib64 --ro-bind-try /lib /lib --ro-bind-try /lib64 /lib64 \
        --ro-bind-try /etc/ld.so.cache /etc/ld.so.cache --ro-bind /app.so /app.so \
        --ro-bind /navbox /navbox --bind /home/1 /home/1 --remount-ro / --chdir /home/1 -- \
        /navbox --fsize 4 --nofile 64 --processes 64 --image /app.so
        """
    )
    #expect(start.tellsSignalsAsCodes)
  }

  @Test("Root's app runs as another user where that is possible")
  func otherUser() throws {
    let account = try #require(Sandbox(layers: [.limits, .user, .landlock, .seccomp]).account())
    #expect(Sandbox(layers: [.limits, .landlock, .seccomp]).account() == nil)
    #expect(account != Account())
    let sandbox = Sandbox(
      layers: [.limits, .user, .landlock, .seccomp, .bubblewrap],
      wrapper: "/b"
    )
    let start = sandbox.command("/navbox", [], reach, as: account, environment: [:])
    let words = start.arguments.joined(separator: " ")
    #expect(words.hasSuffix("--seccomp strict --processes 512 --user \(account.number)"))
    // Where users are other ones than outside, there is none to become.
    #expect(words.hasPrefix("--unshare-ipc --unshare-pid --unshare-net --unshare-uts"))
    #expect(!words.contains("--unshare-all"))
    let walls: Set<Sandbox.Layer> = [.landlock, .seccomp]
    for isRoot in [true, false] {
      let first = Sandbox.candidates(isRoot: isRoot) { _ in nil }.first
      #expect(first?.layers.contains(.user) == isRoot)
      #expect(first.map { walls.isSubset(of: $0.layers) } == true)
    }
  }

  @Test("The homes of a server's apps are on a file system of limited size")
  func homes() {
    let sandbox = Sandbox(layers: [.limits, .landlock, .seccomp, .bubblewrap], wrapper: "/b")
    let start = ProcessStart(program: "/navbox", arguments: [], environment: [:])
    let words = sandbox.server(start, reach, homes: "/home/1").arguments.joined(separator: " ")
    #expect(words.contains("--size 33554432 --tmpfs /home/1 --remount-ro /"))
    #expect(!words.contains("--bind /home/1 /home/1"))
  }

  @Test("A wrapper's exit code for a signal is read as the signal")
  func statuses() {
    #expect(ProcessStatus.exited(137).ofWrappedProgram == .signaled(9))
    #expect(ProcessStatus.exited(128).ofWrappedProgram == .exited(128))
    #expect(ProcessStatus.exited(3).ofWrappedProgram == .exited(3))
    #expect(ProcessStatus.signaled(9).ofWrappedProgram == .signaled(9))
  }
}
#endif
