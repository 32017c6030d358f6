import Foundation
import Testing

@Suite("navlab lsp")
struct EditorServiceTests {
  private let folder: LearnerFolder

  private static let nested =
    "import SwiftUI\nlet view = NavigationStack { NavigationStack { Text(\"A\") } }\n"

  init() throws { folder = try LearnerFolder() }

  private func framed(_ messages: [[String: Any]]) throws -> Data {
    try messages.reduce(into: Data()) { stream, message in
      let body = try JSONSerialization.data(withJSONObject: message)
      stream += Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }

  private func conversation() throws -> Data {
    let uri = folder.url.appending(path: "A.swift").absoluteString
    let document: [String: Any] = [
      "uri": uri, "languageId": "swift", "version": 1, "text": Self.nested,
    ]
    return try framed([
      ["id": 1, "method": "initialize", "params": ["rootUri": folder.url.absoluteString]],
      ["method": "initialized", "params": [String: Any]()],
      ["method": "textDocument/didOpen", "params": ["textDocument": document]],
      [
        "id": "question", "method": "textDocument/diagnostic",
        "params": ["textDocument": ["uri": uri]],
      ],
    ])
  }

  @Test("A question before the end of the stream is answered, despite noise between messages")
  func conversationWithNoise() throws {
    let noise = Data(
      "Content-Length: 3\r\n\r\n{}}Content-Length: x\r\n\r\nContent-Length: 0\r\n\r\n".utf8
    )
    let end = try framed([["id": 2, "method": "shutdown"], ["method": "exit"]])
    // The server answers what it is asked when nothing more is there to be read, or cancels it when it is to leave.
    let run = try CommandRun.run(["lsp"], in: folder, bytes: conversation() + noise + end)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains(#""id":2,"jsonrpc":"2.0","result":null"#))
    #expect(run.output.contains(#""id":"question""#))
    #expect(run.output.contains("-32700"))
  }

  @Test("The server ends with 1 when the editor disappears without a word")
  func gone() throws {
    let run = try CommandRun.run(["lsp"], in: folder, bytes: conversation())
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(try CommandRun.run(["lsp"], in: folder).status == 1)
  }

  @Test("An editor shows a finding's catalogue entry, which NavLab reads for the server")
  func explanation() throws {
    let run = try CommandRun.run(["dev", "fault", "nested-stack"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("**nested-stack** (warning): "))
    #expect(run.output.contains("Wrong:\n\n```swift\nimport SwiftUI\n"))
    let wrong = try CommandRun.run(["dev", "fault", "nested-stak"], in: folder)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "navlab: there is no fault 'nested-stak'\n")
  }

  @Test("The settings of a project are those of 'navlab lint'")
  func settings() throws {
    try folder.write("faults:\n  nested-stack: off\nios: 17\n", to: ".navlab.yml")
    let run = try CommandRun.run(["dev", "lint-settings", folder.path], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains(#""levels":{"nested-stack":"off"}"#))
    #expect(run.output.contains(#""deploymentTarget":{"major":17,"minor":0}"#))
    try folder.write("faults:\n  nested-stak: off\n", to: ".navlab.yml")
    let wrong = try CommandRun.run(["dev", "lint-settings", folder.path], in: folder)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.hasSuffix("there is no fault 'nested-stak'; did you mean 'nested-stack'?\n")
    )
  }
}
