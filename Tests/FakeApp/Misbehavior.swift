import Glibc
import SceneModel

/// The misbehavior of a fake app when it is tapped, named by its image.
enum Misbehavior: String {
  case none
  case abort
  case abortLeave
  case access
  case cast
  case closeChannel
  case environment
  case exit0
  case exit3
  case fatal
  case flood
  case forge
  case garbage
  case halfReply
  case hang
  case held
  case hugeReply
  case index
  case leaveChild
  case loop
  case much
  case noWindow
  case oldVersion
  case overflow
  case print
  case random
  case removeLast
  case scrambled
  case segmentationFault
  case signal
  case slowLeave
  case sometimes
  case stackOverflow
  case twice
  case twiceLater
  case wrongNumber
}

extension Misbehavior {
  /// Does what is done before the reply; most kinds never come back.
  func beforeReply() {
    switch self {
    case .abort, .abortLeave: Glibc.abort()
    case .access: overlappingAccess()
    case .cast:
      let value: Any = count([])
      // The failing cast is the point.
      // swift-format-ignore: NeverForceUnwrap
      say(value as! String)
    case .closeChannel:
      close(4)
      hang()
    case .environment:
      say("pid \(getpid())")
      for variable in sequence(first: environ, next: { $0 + 1 }).prefix(while: { $0.pointee != nil }
      ) {
        say(variable.pointee.map { String(cString: $0) } ?? "")
      }
    case .exit0: exit(0)
    case .exit3: exit(3)
    case .fatal: fatalError("the shelf is empty")
    case .flood:
      let line = String(repeating: "flood ", count: 10_000)
      while true { say(line) }
    case .forge:
      say("Learner.swift:1: Fatal error: this is a lie")
      exit(0)
    case .hang: hang()
    case .held: Gate.pass()
    case .index: say([1][count([1, 2])])
    case .leaveChild:
      start("/bin/sleep", "3000")
      Glibc.abort()
    case .loop: while count([]) == 0 {}
    case .much:
      for number in 0..<1_000 {
        writeAll(Array(repeating: UInt8(48 + number % 10), count: 99_999) + [10], to: 1)
      }
    case .overflow: say(Int.max + count([1]))
    case .print: say("tapped")
    case .removeLast:
      var empty: [Int] = []
      empty.removeLast(count([1]))
    case .segmentationFault: raise(SIGSEGV)
    case .signal: raise(SIGXCPU)
    case .slowLeave: usleep(100_000)
    case .sometimes: if Chance.take() { Glibc.abort() }
    case .stackOverflow: say(depth(1))
    default: break
    }
  }

  /// Writes the reply, or what this kind takes for one.
  func write(_ reply: Reply, with writer: inout ReplyWriter) throws {
    var reply = reply
    switch self {
    case .noWindow: reply.snapshot.window.kind = .sheet
    case .wrongNumber: reply.number &+= 1
    default: break
    }
    var frame = try writer.frame(for: reply)
    switch self {
    case .garbage: frame = Array("hello {\n".utf8)
    case .halfReply: frame[4] = 1
    case .hugeReply: frame[5] = 2
    case .oldVersion: frame[1] = 0
    case .scrambled:
      for index in frame.indices.dropFirst(6) { frame[index] = 0xFF }
    case .twice: frame += frame
    default: break
    }
    send(frame)
    if self == .twiceLater {
      usleep(20_000)
      send(frame)
    }
    if [.twice, .twiceLater].contains(self) { say("said twice") }
  }

  private func send(_ bytes: [UInt8]) {
    writeAll(bytes, to: 4)
  }

  private func hang() -> Never {
    while true { pause() }
  }

  private func start(_ words: String...) {
    var arguments = words.map { strdup($0) } + [nil]
    var process: pid_t = 0
    posix_spawn(&process, words[0], nil, nil, &arguments, nil)
    say("child \(process)")
  }
}

/// Something the optimizer cannot see through.
@inline(never)
private func count(_ values: [Int]) -> Int {
  values.count
}

@inline(never)
private func depth(_ number: Int) -> Int {
  let next = number < 0 ? 0 : depth(number + 1)
  return next + count([next])
}

private final class Cell {
  var value = 0
}

private func overlappingAccess() {
  let cell = Cell()
  func change(_ value: inout Int, then: () -> Void) {
    then()
    value = 1
  }
  change(&cell.value) { cell.value = 2 }
}
