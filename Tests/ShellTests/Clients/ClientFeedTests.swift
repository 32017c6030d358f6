import AppSession
import Testing

@testable import Shell

@Suite("The requests of a program")
struct ClientFeedTests {
  private func messages(of lines: [String]) -> [ClientFeed.Message] {
    let feed = ClientFeed(interruption: Interruption())
    var rest = lines[...]
    feed.run { rest.popFirst() }
    var messages: [ClientFeed.Message] = []
    while true {
      let message = feed.next()
      messages.append(message)
      if case .end = message { return messages }
    }
  }

  @Test("Requests come in order, blank lines are ignored, and an interruption comes first")
  func order() {
    let found = messages(of: [
      #"{"id":1,"do":"cell","text":"tree"}"#, "", #"{"id":0,"do":"interrupt"}"#,
      #"{"do":"parse","id":2,"text":"","more":true}"#,
    ])
    let requests = found.compactMap { message in
      if case .request(let request) = message { request } else { nil }
    }
    #expect(requests.map(\.id) == [1, 2])
    #expect(requests.map(\.do) == [.cell, .parse])
    #expect(found.count == 3)
  }

  @Test(
    "Text that is not a request is answered with all possible requests",
    arguments: [
      "nonsense", "[]", #"{"id":1}"#, #"{"id":1,"do":"fly"}"#, #"{"id":"a","do":"cell"}"#,
    ]
  )
  func nonsense(line: String) throws {
    let found = messages(of: [line])
    guard case .nonsense(let words) = try #require(found.first) else {
      Issue.record("\(line) was taken for a request")
      return
    }
    #expect(words.contains("answer, cell, complete, inspect, interrupt, line, parse"))
  }
}
