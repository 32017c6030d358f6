internal import Foundation
internal import NavUI
internal import SceneModel

/// A walk that fills Swift's caches by using the host's own app.
///
/// It does not run in a main loop: the queues behind a main loop belong to the process, and forked processes need their
/// own. It does not touch the user defaults: Foundation keeps them for the first user, and a forked app may run as
/// another user, who could not read them.
@MainActor
struct Rehearsal {
  /// Walks through the host's own app.
  ///
  /// - Throws: A `WireError` if the app cannot be described.
  func run() throws {
    meetFoundation()
    try readRequests()
    let driver = HostedApp(RehearsalApp.self, loop: MainLoop(), keepsDefaults: false)
    var writer = ReplyWriter()
    for (number, label) in RehearsalApp.steps.enumerated() {
      let action = driver.lastSnapshot.window.action(on: label)
      let reply = Reply(
        number: UInt64(number),
        outcome: driver.perform(action ?? .back(levels: 1)),
        snapshot: driver.snapshot(),
        extras: ReplyExtras(kept: driver.kept),
        nanoseconds: 0
      )
      _ = try writer.frame(for: reply)
    }
    try measure(driver, &writer)
  }

  /// A sample of kept state, with a value of each kind.
  private static let kept = KeptState(
    defaults: [
      "a": .boolean(true), "b": .integer(1), "c": .decimal(0.5), "d": .string(""),
      "e": .array([.dictionary([:])]), "f": .data(Data()), "g": .date(0),
    ],
    scene: ["a": .string("")]
  )

  /// Makes Foundation prepare an app's environment, paths and user defaults.
  private func meetFoundation() {
    _ = ProcessInfo.processInfo.environment.count
    _ = URL(fileURLWithPath: "/dev/null").path
    let values: [String: Any] = [
      "a": ["en"], "b": 1, "c": true, "d": 0.5, "e": Data(), "f": Date(),
    ]
    let bridged = NSDictionary(dictionary: values)
    for key in values.keys { _ = bridged[key].map { $0 is String || $0 is [String] } }
    // An app's bundle needs both. Here they find nothing, so that the server depends on no folder.
    _ = Bundle(path: "/dev/null")
    _ = try? FileManager.default.contentsOfDirectory(atPath: "/dev/null")
  }

  /// Reads requests of rare kinds, whose types Swift looks up slowly.
  private func readRequests() throws {
    let actions: [Action] = [
      .launch(url: "", kept: Self.kept), .measure, .size(.regular), .background, .activate,
      .scroll(element: 1, rows: 1), .scrollTo(label: ""),
      .swipe(element: 1, .left, isHalfway: true), .refresh,
    ]
    var buffer = FrameBuffer()
    for (number, action) in actions.enumerated() {
      buffer.append(try Request(number: UInt64(number), action: action).frame())
      if let message = try buffer.next() { _ = try Request(from: message) }
    }
  }

  /// Encodes a reply with all optional parts.
  private func measure(_ driver: HostedApp, _ writer: inout ReplyWriter) throws {
    let reply = Reply(
      number: 0,
      outcome: driver.perform(.measure),
      snapshot: driver.snapshot(),
      extras: ReplyExtras(kept: Self.kept, answer: driver.answer),
      nanoseconds: 0
    )
    _ = try writer.frame(for: reply)
  }
}

extension Element {
  /// Returns a user's action on the first control or tab with the given label, or nil if there is none.
  func action(on label: String) -> Action? {
    if self.label == label, kind == .tab { return .selectTab(element: id) }
    if self.label == label, isTappable { return .tap(element: id) }
    return children.lazy.compactMap { $0.action(on: label) }.first
  }
}
