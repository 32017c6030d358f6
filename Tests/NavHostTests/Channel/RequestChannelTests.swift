import Foundation
import NavHost
import SceneModel
import Testing

@Suite("RequestChannel")
struct RequestChannelTests {
  /// The two pipes of a channel, with the driver's ends in our hands.
  private final class Driver {
    let channel: RequestChannel
    private var requests: [Int32] = [-1, -1]
    private var replies: [Int32] = [-1, -1]

    init() throws {
      pipe(&requests)
      pipe(&replies)
      channel = try RequestChannel(requests: requests[0], replies: replies[1])
    }

    deinit {
      for descriptor in requests + replies where descriptor >= 0 { close(descriptor) }
    }

    var theirEnds: [Int32] { [requests[0], replies[1]] }

    func write(_ bytes: some Collection<UInt8>) {
      let bytes = Array(bytes)
      #expect(Foundation.write(requests[1], bytes, bytes.count) == bytes.count)
    }

    func hangUp() {
      close(requests[1])
      requests[1] = -1
    }

    /// Reads until there is a whole line.
    func line() throws -> [UInt8] {
      var buffer = LineBuffer()
      var room = [UInt8](repeating: 0, count: 1 << 12)
      while true {
        if let line = try buffer.next() { return line }
        let count = read(replies[0], &room, room.count)
        guard count > 0 else { throw WireError.malformed("no line") }
        buffer.append(room[..<count])
      }
    }
  }

  private let format = WireFormat()

  private func reply(_ text: String) -> Reply {
    let window = Element(id: 0, kind: .window, label: text)
    return Reply(
      number: 7,
      outcome: .done,
      snapshot: Snapshot(app: "A", window: window),
      nanoseconds: 1
    )
  }

  @Test("Requests arrive in order, in pieces or several at once, until the driver hangs up")
  func requests() throws {
    let driver = try Driver()
    var channel = driver.channel
    let first = Request(number: 1, action: .launch(url: "shop://é"))
    let second = Request(number: 2, action: .tap(element: 3))
    let lines = try format.line(for: first) + format.line(for: second)
    driver.write(lines.dropLast(9))
    #expect(try channel.next() == first)
    driver.write(lines.suffix(9))
    #expect(try channel.next() == second)
    driver.write(lines)
    driver.hangUp()
    #expect(try channel.next() == first)
    #expect(try channel.next() == second)
    #expect(try channel.next() == nil)
  }

  @Test("A request that is cut off by the end is none")
  func cutOff() throws {
    let driver = try Driver()
    var channel = driver.channel
    driver.write(Array(#"{"version":1,"#.utf8))
    driver.hangUp()
    #expect(try channel.next() == nil)
  }

  @Test("A line that is no request is an error, and the next one is read")
  func malformed() throws {
    let driver = try Driver()
    var channel = driver.channel
    driver.write(Array("{\"version\":3}\n".utf8))
    driver.write(try format.line(for: Request(number: 1, action: .look)))
    #expect(throws: WireError.version(3)) { try channel.next() }
    #expect(try channel.next() == Request(number: 1, action: .look))
  }

  @Test("A reply larger than a pipe holds arrives whole")
  func largeReply() throws {
    let driver = try Driver()
    let channel = driver.channel
    let reply = reply(String(repeating: "é\n", count: 1 << 18))
    // A thread and not a task: tasks wait while other tests block theirs.
    Thread.detachNewThread {
      #expect(throws: Never.self) { try channel.send(reply) }
    }
    let line = try driver.line()
    #expect(try format.message(Reply.self, from: line) == reply)
  }

  @Test("Programs that the app starts do not get the channel")
  func closeOnExec() throws {
    let driver = try Driver()
    for descriptor in driver.theirEnds {
      #expect(fcntl(descriptor, F_GETFD) == FD_CLOEXEC)
    }
  }

  @Test("Descriptors that are not open are refused")
  func notOpen() {
    #expect(throws: ChannelError.system(call: "fcntl", code: EBADF)) {
      try RequestChannel(requests: 9_999, replies: 9_998)
    }
    let text = "the channel to NavLab is broken: fcntl failed (Bad file descriptor)"
    #expect(ChannelError.system(call: "fcntl", code: EBADF).description == text)
  }
}
