import Foundation
import SceneModel
import Shares
import Testing

@Suite("Replies on the channel")
struct ReplyWireTests {
  private func message(_ frame: [UInt8]) throws -> [UInt8] {
    var buffer = FrameBuffer()
    buffer.append(frame)
    return try #require(try buffer.next())
  }

  private func reply(_ snapshot: Snapshot, _ outcome: Reply.Outcome = .done) -> Reply {
    Reply(number: 7, outcome: outcome, snapshot: snapshot, nanoseconds: 12)
  }

  @Test("A reply with every field survives the round trip")
  func everything() throws {
    let text = Element(id: 4, kind: .text, label: "Total 3", name: "Row", identifier: "total")
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      value: "nil",
      path: [".list", ".detail(id: 1)"],
      pathType: "[Route]",
      routes: [".detail(id: Int)"],
      badge: "3",
      traits: Element.Trait.allCases,
      children: [text]
    )
    let all = Element.Kind.allCases.enumerated().map { Element(id: $0 + 10, kind: $1) }
    let object = ObjectReport(
      name: "router#2",
      type: "Router",
      properties: [.init(name: "path", value: "[]")],
      holders: ["@State router in ShopApp"]
    )
    let issue = Issue(
      rule: "nested-stack",
      severity: .warning,
      message: "Why.",
      view: "V",
      file: "A.swift",
      line: 3
    )
    let reply = Reply(
      number: .max,
      outcome: .refused("No."),
      snapshot: Snapshot(
        app: "Shop",
        clock: 0.25,
        phase: .background,
        window: Element(id: 1, kind: .window, children: [stack] + all),
        objects: [object],
        openedURLs: ["a:b"],
        issues: [issue]
      ),
      extras: ReplyExtras(kept: KeptState(defaults: ["a": .data(Data([1, 2]))])),
      nanoseconds: 12
    )
    var writer = ReplyWriter()
    var reader = ReplyReader()
    #expect(try reader.reply(from: message(writer.frame(for: reply))) == reply)
    #expect(try reader.reply(from: message(writer.frame(for: reply))) == reply)
  }

  @Test("A reply without a scene leaves the last snapshot unchanged")
  func untold() throws {
    var scene = RandomScene(seed: 3)
    var writer = ReplyWriter()
    var reader = ReplyReader()
    let snapshots = (0..<3).map { _ in scene.snapshot() }
    for (index, snapshot) in snapshots.enumerated() {
      var sent = reply(snapshot)
      sent.isTold = index != 1
      let frame = try writer.frame(for: sent)
      let received = try reader.reply(from: message(frame))
      if index == 1 { sent.snapshot = snapshots[0] }
      #expect(received == sent)
      #expect(index != 1 || frame.count < 16)
    }
  }

  @Test(
    "Consecutive snapshots arrive as sent",
    arguments: Share(of: 4).of(0..<40)
  )
  func following(seed: Int) throws {
    var scene = RandomScene(seed: UInt64(seed))
    var writer = ReplyWriter()
    var reader = ReplyReader()
    var snapshot = scene.snapshot()
    for _ in 0..<50 {
      if scene.chance(20) { snapshot = scene.snapshot() } else { scene.follow(&snapshot) }
      let received = try reader.reply(from: message(writer.frame(for: reply(snapshot))))
      #expect(received.snapshot == snapshot)
      // What follows on another snapshot must say the same as what stands alone.
      var first = ReplyWriter()
      var alone = ReplyReader()
      let whole = try alone.reply(from: message(first.frame(for: reply(snapshot))))
      #expect(whole.snapshot == snapshot)
    }
  }

  @Test("Changed, truncated or invented bytes cause at most an error")
  func mutations() throws {
    var scene = RandomScene(seed: 1)
    for _ in 0..<100 {
      var writer = ReplyWriter()
      var reader = ReplyReader()
      var snapshot = scene.snapshot()
      _ = try reader.reply(from: message(writer.frame(for: reply(snapshot))))
      for _ in 0..<3 { scene.follow(&snapshot) }
      let good = try message(writer.frame(for: reply(snapshot)))
      for _ in 0..<30 {
        var bad = good
        for _ in 0...scene.number(below: 4) where !bad.isEmpty {
          let index = scene.number(below: bad.count)
          switch scene.number(below: 4) {
          case 0: bad[index] = UInt8(scene.number(below: 256))
          case 1: bad.remove(at: index)
          case 2: bad.insert(UInt8(scene.number(below: 256)), at: index)
          default: bad.removeLast(scene.number(below: bad.count))
          }
        }
        var probe = reader
        do {
          // What cannot be told from a good reply may pass for one; it must hold together all the same.
          let reply = try probe.reply(from: bad)
          #expect(reply.snapshot == reply.snapshot)
        } catch {
          #expect("\(error)".count > 10)
        }
      }
    }
  }

  @Test("Unchanged parts are not sent again")
  func small() throws {
    let rows = (0..<1_000).map { Element(id: $0, kind: .text, label: "Row number \($0)") }
    var snapshot = Snapshot(app: "A", window: Element(id: -1, kind: .window, children: rows))
    var writer = ReplyWriter()
    #expect(try writer.frame(for: reply(snapshot)).count > 10_000)
    #expect(try writer.frame(for: reply(snapshot)).count < 16)
    snapshot.window.children[500].label = "Row number X"
    snapshot.window.children.remove(at: 20)
    #expect(try writer.frame(for: reply(snapshot)).count < 50)
    snapshot.window.children.insert(Element(id: 2_000, kind: .text), at: 900)
    #expect(try writer.frame(for: reply(snapshot)).count < 50)
  }

  @Test("A long text that grows is sent as its added part")
  func growingText() throws {
    var snapshot = Snapshot(app: "A", window: Element(id: 0, kind: .window))
    var writer = ReplyWriter()
    var reader = ReplyReader()
    for length in [10_000, 10_001] {
      let text = String(repeating: "é", count: length)
      let property = ObjectReport.Property(name: "path", value: "[\(text)]")
      snapshot.objects = [.init(name: "a", type: "A", properties: [property], holders: [])]
      let frame = try writer.frame(for: reply(snapshot))
      #expect((frame.count < 60) == (length == 10_001))
      #expect(try reader.reply(from: message(frame)).snapshot == snapshot)
    }
  }

  @Test("Endlessly nested elements are refused, and a hundred levels are accepted")
  func depth() throws {
    func nested(_ depth: Int) -> Snapshot {
      var element = Element(id: 0, kind: .text)
      for id in 1...depth { element = Element(id: id, kind: .sheet, children: [element]) }
      return Snapshot(app: "A", window: Element(id: -1, kind: .window, children: [element]))
    }
    var writer = ReplyWriter()
    var reader = ReplyReader()
    let good = reply(nested(100))
    #expect(try reader.reply(from: message(writer.frame(for: good))) == good)
    var deep = ReplyWriter()
    var other = ReplyReader()
    let bad = try message(deep.frame(for: reply(nested(2_000))))
    #expect(throws: WireError.malformed("values are nested more than 512 deep")) {
      try other.reply(from: bad)
    }
  }

  @Test("A reply that is too long is not written, and the next reply follows its predecessor")
  func tooLong() throws {
    var writer = ReplyWriter()
    var reader = ReplyReader()
    let window = Element(id: 0, kind: .window, label: "a")
    let good = reply(Snapshot(app: "A", window: window))
    _ = try reader.reply(from: message(writer.frame(for: good)))
    let text = String(repeating: "x", count: 17 << 20)
    let huge = reply(Snapshot(app: "A", window: Element(id: 0, kind: .window, label: text)))
    #expect(throws: WireError.tooLong(limit: 16 << 20)) { try writer.frame(for: huge) }
    #expect(try reader.reply(from: message(writer.frame(for: good))) == good)
  }

  @Test(
    "Many replies together cannot build a larger screen than one reply may",
    .enabled(if: Share(of: 4).takes(1))
  )
  func growth() throws {
    var writer = ReplyWriter()
    var reader = ReplyReader()
    var snapshot = Snapshot(app: "A", window: Element(id: 0, kind: .window))
    let rows = (0..<300_000).map { Element(id: $0, kind: .text) }
    for _ in 0..<3 {
      snapshot.window.children += rows
      _ = try reader.reply(from: message(writer.frame(for: reply(snapshot))))
    }
    snapshot.window.children += rows
    let frame = try message(writer.frame(for: reply(snapshot)))
    let error = WireError.malformed("the screen has grown beyond what NavLab can hold")
    #expect(throws: error) { try reader.reply(from: frame) }
  }
}
