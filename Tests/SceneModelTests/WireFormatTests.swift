import SceneModel
import Testing

@Suite("WireFormat")
struct WireFormatTests {
  let format = WireFormat()

  @Test(
    "Requests survive the journey",
    arguments: [
      .launch(url: nil), .launch(url: "shop://post/1?q=\u{1F600}\n\"\\"), .tap(element: -1),
      .back(levels: 3), .dismiss, .selectTab(element: 4),
      .type(element: 2, text: "a\u{0}b\u{2028}c"),
      .pick(element: 9, option: ""), .pop(count: Int.max), .popToRoot, .open(url: "shop://"),
      .scroll(element: 3, rows: -50), .scrollTo(label: "Row 5"), .swipe(element: 3, .left),
      .move(element: 3, rows: 2), .refresh, .size(.regular),
      .wait(seconds: 0.1), .wait(seconds: .infinity), .look,
      .push(.member("post", [.init(label: "id", value: .integer(42)), .init(value: .null)])),
      .setPath([
        .decimal(0.1), .boolean(true), .string("é"), .wildcard, .array([]), .call("Post", []),
      ]),
    ] as [Action]
  )
  func request(action: Action) throws {
    let request = Request(number: UInt64.max - 1, action: action)
    let line = try format.line(for: request)
    #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(try format.message(Request.self, from: line) == request)
    #expect(try format.message(Request.self, from: line.dropLast()) == request)
  }

  @Test("A reply with everything in it survives the journey")
  func reply() throws {
    let text = Element(id: 4, kind: .text, label: "Total 3", name: "Row", identifier: "total")
    let screen = Element(id: 3, kind: .screen, label: "Home", badge: "3", traits: [.valueless])
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      value: "nil",
      path: [".list", ".detail(id: 1)"],
      pathType: "[Route]",
      routes: [".detail(id: Int)"],
      traits: Element.Trait.allCases,
      children: [screen, text]
    )
    let all = Element.Kind.allCases.enumerated().map { Element(id: $0 + 10, kind: $1) }
    let snapshot = Snapshot(
      app: "Shop",
      clock: 0.25,
      window: Element(id: 1, kind: .window, children: [stack] + all),
      objects: [
        ObjectReport(
          name: "router#2",
          type: "Router",
          properties: [.init(name: "path", value: "[]")],
          holders: ["@State router in ShopApp"]
        )
      ],
      issues: [
        Issue(
          rule: "nested-stack",
          severity: .warning,
          message: "Why.",
          view: "V",
          file: "A.swift",
          line: 3
        )
      ]
    )
    let reply = Reply(number: 7, outcome: .refused("No."), snapshot: snapshot, nanoseconds: 12)
    #expect(try format.message(Reply.self, from: format.line(for: reply)) == reply)
  }

  @Test("What is nil or empty is left out")
  func compact() throws {
    let snapshot = Snapshot(app: "A", window: Element(id: 1, kind: .window))
    let line = String(decoding: try format.line(for: snapshot), as: UTF8.self)
    let short = [
      #"{"app":"A","window":{"id":1,"kind":"window"}}"#,
      #"{"app":"A","window":{"kind":"window","id":1}}"#,
      #"{"window":{"id":1,"kind":"window"},"app":"A"}"#,
      #"{"window":{"kind":"window","id":1},"app":"A"}"#,
    ]
    #expect(short.contains { $0 + "\n" == line })
  }

  static let brokenLines: [String: WireError] = [
    "": .malformed("it is not JSON, or a number is out of range"),
    "hello": .malformed("it is not JSON, or a number is out of range"),
    "{": .malformed("it is not JSON, or a number is out of range"),
    "[]": .malformed("a value has the wrong type"),
    "null": .malformed("a value has the wrong type"),
    #"{"number":1}"#: .malformed("'version' is missing"),
    #"{"version":"1"}"#: .malformed("a value has the wrong type at version"),
    #"{"version":2,"number":true}"#: .version(2),
    #"{"version":1,"number":-1,"action":{"look":{}}}"#:
      .malformed("it is not JSON, or a number is out of range"),
    #"{"version":1,"number":1,"action":{"fly":{}}}"#: .malformed(
      "a value has the wrong type at action"
    ),
    #"{"version":1,"number":1,"action":{"look":{},"dismiss":{}}}"#:
      .malformed("a value has the wrong type at action"),
    #"{"version":1,"number":1,"action":{"tap":{}}}"#: .malformed(
      "'element' is missing at action.tap"
    ),
    #"{"version":1,"number":1,"action":{"look":{}}} {}"#: .malformed(
      "it is not JSON, or a number is out of range"
    ),
  ]

  @Test("A line that is no request is refused with a reason", arguments: brokenLines)
  func broken(line: String, error: WireError) {
    #expect(throws: error) {
      try format.message(Request.self, from: Array(line.utf8))
    }
  }

  @Test("A line that is no UTF-8 is refused")
  func invalidText() {
    #expect(throws: WireError.malformed("it is not JSON, or a number is out of range")) {
      try format.message(String.self, from: [0x22, 0xff, 0xfe, 0x22])
    }
  }

  @Test("A reply of another version is refused before anything else is read")
  func version() {
    #expect(throws: WireError.version(0)) {
      try format.message(Reply.self, from: Array(#"{"version":0,"snapshot":7}"#.utf8))
    }
  }

  @Test("An unknown kind of element is refused with its place")
  func unknownKind() {
    let line = #"{"app":"A","window":{"id":1,"kind":"window","children":[{"id":2,"kind":"door"}]}}"#
    #expect(throws: WireError.malformed("a value is not allowed at window.children.0.kind")) {
      try format.message(Snapshot.self, from: Array(line.utf8))
    }
  }

  @Test("Elements nested without end are refused and not followed")
  func depth() {
    let opening = String(repeating: #"{"id":1,"kind":"window","children":["#, count: 100_000)
    #expect(throws: WireError.malformed("it is not JSON, or a number is out of range")) {
      try format.message(Element.self, from: Array(opening.utf8))
    }
    let closing = String(repeating: "]}", count: 100_000)
    #expect(throws: WireError.malformed("it is not JSON, or a number is out of range")) {
      try format.message(Element.self, from: Array((opening + closing).utf8))
    }
  }

  @Test("A hundred elements deep is no difficulty")
  func plausibleDepth() throws {
    var element = Element(id: 0, kind: .text)
    for id in 1...100 { element = Element(id: id, kind: .sheet, children: [element]) }
    #expect(try format.message(Element.self, from: format.line(for: element)) == element)
  }

  @Test("Lines at the limit pass, longer ones are neither written nor read")
  func limit() throws {
    let small = WireFormat(limit: 10)
    #expect(try small.line(for: "12345678").count == 11)
    #expect(throws: WireError.tooLong(limit: 10)) { try small.line(for: "123456789") }
    let line = Array("\"123456789\"\n".utf8)
    #expect(throws: WireError.tooLong(limit: 10)) { try small.message(String.self, from: line) }
    #expect(try small.message(String.self, from: Array("\"12345678\"\n".utf8)) == "12345678")
    #expect(WireFormat.defaultLimit == 16 * 1024 * 1024)
  }
}
