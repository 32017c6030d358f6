import Foundation
import SceneModel
import Testing

@Suite("Requests on the channel")
struct RequestWireTests {
  private func message(_ frame: [UInt8]) throws -> [UInt8] {
    var buffer = FrameBuffer()
    buffer.append(frame)
    return try #require(try buffer.next())
  }

  static let actions: [Action] = [
    .launch(url: nil), .launch(url: "shop://post/1?q=\u{1F600}\n\"\\"), .tap(element: -1),
    .back(levels: 3), .dismiss, .selectTab(element: 4),
    .type(element: 2, text: "a\u{0}b\u{2028}c"),
    .pick(element: 9, option: ""), .pop(count: Int.max), .popToRoot, .open(url: "shop://"),
    .scroll(element: 3, rows: -50), .scrollTo(label: "Row 5"), .swipe(element: 3, .left),
    .swipe(element: 3, .right, isHalfway: true),
    .move(element: 3, rows: 2), .refresh, .size(.regular), .background, .activate,
    .showWindow(number: 2), .closeWindow(number: .min), .language("de"),
    .launch(
      url: nil,
      moment: LaunchMoment(
        date: 1,
        arguments: LaunchArguments(["-a", ""], environment: ["B": "="])
      )
    ),
    .notify(name: "n", info: ["a": .array([.decimal(.infinity), .data(Data([1]))])]),
    .tapNotification(info: [:]), .tapNotification(info: [:], action: "LATER"),
    .chooseQuickAction(name: "t", info: ["b": .integer(1)]), .runIntent(name: "T", values: [:]),
    .escape, .textSize("large"),
    .continueActivity(type: "t", info: ["b": .boolean(true)]),
    .wait(seconds: 0.1), .wait(seconds: .infinity), .look,
    .push(.member("post", [.init(label: "id", value: .integer(42)), .init(value: .null)])),
    .setPath([
      .decimal(0.1), .boolean(true), .string("é"), .wildcard, .array([.integer(.min)]),
      .call("Post", [.init(label: "", value: .string(""))]),
    ]),
  ]

  @Test("Requests survive the round trip", arguments: actions)
  func request(action: Action) throws {
    for interest in Request.Interest.allCases {
      let request = Request(number: UInt64.max - 1, action: action, interest: interest)
      #expect(try Request(from: message(request.frame())) == request)
    }
  }

  @Test("A request that is truncated or too long is refused", arguments: actions)
  func cutOff(action: Action) throws {
    let good = try message(Request(number: 1, action: action).frame())
    for count in 0..<good.count {
      #expect(throws: WireError.self) { try Request(from: Array(good.prefix(count))) }
    }
    #expect(throws: WireError.self) { try Request(from: good + [0]) }
  }

  @Test("Changed or invented bytes cause at most an error")
  func mutations() throws {
    var scene = RandomScene(seed: 2)
    for action in Self.actions {
      let good = try message(Request(number: 1, action: action).frame())
      for _ in 0..<500 {
        var bad = good
        bad[scene.number(below: bad.count)] = UInt8(scene.number(below: 256))
        // What cannot be told from a good request may pass for one.
        _ = Result { try Request(from: bad) }
      }
    }
  }

  @Test("Endlessly nested values are refused")
  func depth() throws {
    var value = Literal.null
    for _ in 0..<1_000 { value = .array([value]) }
    let bad = try message(Request(number: 1, action: .push(value)).frame())
    #expect(throws: WireError.malformed("values are nested more than 512 deep")) {
      try Request(from: bad)
    }
  }
}
