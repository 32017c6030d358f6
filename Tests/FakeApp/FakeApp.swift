import Glibc
import SceneModel

/// Stands in for an app: a stack with a path, a button with the id 1 and a text that counts its taps.
struct FakeApp {
  /// The misbehavior of the app.
  var misbehavior: Misbehavior
  /// Whether it does so at launch instead of at a tap.
  var isEarly: Bool

  private var path: [String] = []
  private var taps = 0
  private var typed: String?
  private var writer = ReplyWriter()

  init(misbehavior: Misbehavior, isEarly: Bool) {
    self.misbehavior = misbehavior
    self.isEarly = isEarly
  }

  /// Answers requests until there are no more.
  mutating func serve() throws {
    var buffer = FrameBuffer()
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(3, &room, room.count)
      guard count > 0 else { return }
      buffer.append(room[..<count])
      while let message = try buffer.next() {
        try answer(Request(from: message))
      }
    }
  }

  private mutating func answer(_ request: Request) throws {
    let misbehavior = misbehaves(at: request.action) ? misbehavior : .none
    misbehavior.beforeReply()
    let outcome = perform(request.action)
    let reply = Reply(
      number: request.number,
      outcome: outcome,
      snapshot: snapshot(),
      isTold: request.interest != .success || outcome != .done,
      nanoseconds: 1
    )
    try misbehavior.write(reply, with: &writer)
  }

  private func misbehaves(at action: Action) -> Bool {
    switch action {
    case .launch: isEarly
    case .tap: !isEarly && misbehavior != .abortLeave
    case .background: misbehavior == .slowLeave || misbehavior == .abortLeave
    default: false
    }
  }

  private mutating func perform(_ action: Action) -> Reply.Outcome {
    switch action {
    case .launch(let url, _, _): path += url.map { [$0] } ?? []
    case .tap: taps += misbehavior == .random ? Int.random(in: 1...1_000_000_000) : 1
    case .push(let value): path.append(value.description)
    case .pop(let count) where count <= path.count: path.removeLast(count)
    case .type(_, let text): typed = text.count < 100 ? text : "\(text.count) characters"
    case .look: break
    default: return .refused("A fake app cannot do that.")
    }
    return .done
  }

  private func snapshot() -> Snapshot {
    let button = Element(id: 1, kind: .button, label: "Go")
    let text = Element(id: 2, kind: .text, label: "\(taps) taps")
    let field = Element(id: 3, kind: .textField, label: "Name", value: typed)
    let screen = Element(id: 4, kind: .screen, label: "Home", children: [button, text, field])
    let stack = Element(id: 5, kind: .navigationStack, path: path, children: [screen])
    return Snapshot(app: "Fake", window: Element(id: 0, kind: .window, children: [stack]))
  }
}
