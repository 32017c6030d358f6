import Foundation

/// An app that attacks whoever runs it, one attack behind each button, and shows what came of the last one.
enum AttackApp {
  /// One attack.
  struct Attack: Hashable, Sendable, CustomStringConvertible {
    var name: String
    /// An expression that is true when the attack has got through.
    var code: String

    var description: String { name }
  }

  /// The attacks that the sandbox has to stop while the app lives on.
  static func attacks(secret: String) -> [Attack] {
    [
      Attack(name: "read hidden checks", code: "canOpen(\"\(secret)\", O_RDONLY)"),
      Attack(name: "write a result", code: "canOpen(\"\(secret)\", O_WRONLY)"),
      Attack(
        name: "read the judge's environment",
        code: "canOpen(\"/proc/\\(getppid())/environ\", O_RDONLY)"
      ),
      Attack(
        name: "write the judge's memory",
        code: "canOpen(\"/proc/\\(getppid())/mem\", O_RDWR)"
      ),
      Attack(name: "read the judge's memory by its number", code: "canPeek(getppid())"),
      Attack(
        name: "fill the disk",
        code: "[\"/tmp\", \"/var/tmp\", \"/dev/shm\"].contains { canFill($0) }"
      ),
      Attack(name: "signal the judge", code: "kill(getppid(), 0) == 0"),
      Attack(name: "TCP", code: "canConnect(AF_INET, Int32(SOCK_STREAM.rawValue))"),
      Attack(name: "UDP", code: "canConnect(AF_INET, Int32(SOCK_DGRAM.rawValue))"),
      Attack(name: "local sockets", code: "canConnect(AF_UNIX, Int32(SOCK_STREAM.rawValue))"),
      Attack(name: "a shell", code: "system(\"true\") == 0"),
      Attack(name: "fork", code: "canFork(leaving: false)"),
      Attack(name: "leave a daemon behind", code: "canFork(leaving: true)"),
      Attack(name: "outlive the judge", code: "prctl(1, 0, 0, 0, 0) == 0"),
      Attack(name: "limit the judge", code: "canLimit(getppid())"),
      Attack(
        name: "slow the judge down",
        code: "setpriority(0, UInt32(getppid()), 0) == 0"
      ),
      Attack(name: "change a file's mode", code: "chmod(\"\(secret)\", 0o600) == 0"),
      Attack(name: "change a file's times", code: "utimes(\"\(secret)\", nil) == 0"),
      Attack(name: "cut a file off by its path", code: "canCut()"),
      Attack(name: "leave shared memory behind", code: "canShareMemory()"),
      Attack(name: "leave a message behind", code: "canQueue()"),
      Attack(name: "reach the clock", code: "canReachClock()"),
      Attack(name: "make a pipe to another process", code: "canMake(S_IFIFO)"),
      Attack(name: "have signals sent for the channel", code: "fcntl(4, 8, getppid()) == 0"),
    ] + rootsAttacks
  }

  /// The attacks that only root could try anyway.
  private static var rootsAttacks: [Attack] {
    guard geteuid() == 0 else { return [] }
    return [
      Attack(name: "be root", code: "geteuid() == 0 || setuid(0) == 0"),
      Attack(name: "make a device", code: "canMake(S_IFBLK)"),
      Attack(name: "make a file system", code: "callSystem(430, \"tmpfs\", 0) >= 0"),
      Attack(name: "change an owner", code: "chown(\"/\", 0, 0) == 0"),
    ]
  }

  /// The app's source.
  static func source(_ attacks: [Attack]) -> String {
    let buttons = attacks.map {
      "Button(\"\($0.name)\") { outcome = \($0.code) ? \"through\" : \"refused\" }"
    }
    return """
      import SwiftUI
      import Glibc

      @_silgen_name("fork") func startChild() -> Int32
      @_silgen_name("process_vm_readv") func process_vm_readv(
        _ process: Int32, _ near: UnsafePointer<iovec>, _ nearCount: UInt,
        _ far: UnsafePointer<iovec>, _ farCount: UInt, _ flags: UInt
      ) -> Int

      @_silgen_name("prctl") func prctl(_ option: Int32, _: Int, _: Int, _: Int, _: Int) -> Int32
      @_silgen_name("prlimit") func prlimit(
        _ process: Int32, _ resource: Int32, _ new: UnsafePointer<rlimit>?, _ old: UnsafeMutablePointer<rlimit>?
      ) -> Int32
      @_silgen_name("syscall") func callSystem(_ number: Int, _: UnsafePointer<CChar>, _: Int) -> Int
      @_silgen_name("clock_adjtime") func clock_adjtime(_ clock: Int32, _ change: UnsafeMutableRawPointer) -> Int32
      @_silgen_name("system") func system(_ command: UnsafePointer<CChar>) -> Int32

      func canOpen(_ path: String, _ mode: Int32) -> Bool {
        let file = open(path, mode)
        if file >= 0 { close(file) }
        return file >= 0
      }
      func canMake(_ kind: mode_t) -> Bool {
        let path = String(cString: getenv("CFFIXED_USER_HOME")) + "/special"
        guard mknod(path, kind | 0o600, 0x103) == 0 else { return false }
        unlink(path)
        return true
      }
      func canCut() -> Bool {
        let path = String(cString: getenv("CFFIXED_USER_HOME")) + "/cut"
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        if file >= 0 { close(file) }
        defer { unlink(path) }
        return truncate(path, 1) == 0
      }
      func canReachClock() -> Bool {
        // Nothing but zeros asks for nothing to be changed.
        let change = UnsafeMutableRawPointer.allocate(byteCount: 512, alignment: 16)
        memset(change, 0, 512)
        return clock_adjtime(0, change) >= 0
      }
      func canFill(_ folder: String) -> Bool {
        let path = folder + "/navlab-attack-\\(getpid())"
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        if file >= 0 { close(file); unlink(path) }
        return file >= 0
      }
      func canConnect(_ family: Int32, _ type: Int32) -> Bool {
        let file = socket(family, type, 0)
        if file >= 0 { close(file) }
        return file >= 0
      }
      func canPeek(_ process: Int32) -> Bool {
        let room = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        var near = iovec(iov_base: room, iov_len: 1)
        var far = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: 1), iov_len: 1)
        return process_vm_readv(process, &near, 1, &far, 1, 0) >= 0 || errno == EFAULT
      }
      func canLimit(_ process: Int32) -> Bool {
        var limit = rlimit()
        return prlimit(process, 7, nil, &limit) == 0 && prlimit(process, 7, &limit, nil) == 0
      }
      func canShareMemory() -> Bool {
        let memory = shmget(IPC_PRIVATE, 1, 0o600)
        if memory >= 0 { shmctl(memory, IPC_RMID, nil) }
        return memory >= 0
      }
      func canQueue() -> Bool {
        let queue = msgget(IPC_PRIVATE, 0o600)
        if queue >= 0 { msgctl(queue, IPC_RMID, nil) }
        return queue >= 0
      }
      func canFork(leaving: Bool) -> Bool {
        let child = startChild()
        if child == 0 {
          if leaving, setsid() > 0 { usleep(20_000) }
          _exit(0)
        }
        if child > 0 { waitpid(child, nil, 0) }
        return child > 0
      }

      @main struct Attacks: App {
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
  }
}
