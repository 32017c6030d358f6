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

    /// Reads until there is a whole message.
    func message() throws -> [UInt8] {
      var buffer = FrameBuffer()
      var room = [UInt8](repeating: 0, count: 1 << 12)
      while true {
        if let message = try buffer.next() { return message }
        let count = read(replies[0], &room, room.count)
        guard count > 0 else { throw WireError.malformed("no message") }
        buffer.append(room[..<count])
      }
    }
  }

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
    let frames = try first.frame() + second.frame()
    driver.write(frames.dropLast(9))
    #expect(try channel.next() == first)
    driver.write(frames.suffix(9))
    #expect(try channel.next() == second)
    driver.write(frames)
    driver.hangUp()
    #expect(try channel.next() == first)
    #expect(try channel.next() == second)
    #expect(try channel.next() == nil)
  }

  @Test("A request that is cut off by the end does not count")
  func cutOff() throws {
    let driver = try Driver()
    var channel = driver.channel
    driver.write(try Request(number: 1, action: .look).frame().dropLast())
    driver.hangUp()
    #expect(try channel.next() == nil)
  }

  @Test("An invalid request is an error")
  func malformed() throws {
    let driver = try Driver()
    var channel = driver.channel
    var frame = try Request(number: 1, action: .look).frame()
    frame[1] = 3
    driver.write(frame)
    #expect(throws: WireError.version(3)) { try channel.next() }
  }

  @Test("A reply larger than a pipe holds arrives whole")
  func largeReply() throws {
    let driver = try Driver()
    let channel = driver.channel
    let reply = reply(String(repeating: "é\n", count: 1 << 18))
    // A thread and not a task: tasks wait while other tests block theirs.
    Thread.detachNewThread { [channel] in
      var channel = channel
      #expect(throws: Never.self) { try channel.send(reply) }
    }
    var reader = ReplyReader()
    #expect(try reader.reply(from: driver.message()) == reply)
  }

  @Test("Programs that the app starts do not inherit the channel")
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
