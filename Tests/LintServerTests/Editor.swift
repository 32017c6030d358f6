import Findings
import Foundation
import Testing

@testable import LintServer

/// An editor that talks to a server in the same process, one message at a time.
final class Editor {
  private var server: LanguageServer
  private let inbox = Inbox()
  let folder: URL

  /// The messages that the server has sent, oldest first.
  private final class Inbox {
    var messages: [[String: Any]] = []
  }

  /// Starts a server for a folder of files.
  init(
    _ files: [String: String],
    settings: @escaping LanguageServer.Settings = { _ in .success(LintConfiguration()) },
    explanation: @escaping LanguageServer.Explanation = { .success("All about \($0).") }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let inbox = inbox
    server = LanguageServer(
      settings: settings,
      explanation: explanation
    ) { body in
      let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
      inbox.messages.append(object ?? ["nonsense": body])
    }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    // What stays behind in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    let place = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  func uri(_ name: String) -> String { folder.appending(path: name).absoluteString }

  var exitCode: Int32? { server.exitCode }
  var hasWork: Bool { server.hasWork }

  /// Sends a message, as it is.
  func send(_ message: [String: Any]) throws {
    send(bytes: Array(try JSONSerialization.data(withJSONObject: message)))
  }

  func send(bytes: [UInt8]) { server.receive(.message(bytes)) }

  /// Sends a message that no answer belongs to.
  func tell(_ method: String, _ parameters: [String: Any] = [:]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request.
  func ask(_ id: Any, _ method: String, _ parameters: Any? = nil) throws {
    var message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method]
    message["params"] = parameters
    try send(message)
  }

  /// Begins the conversation.
  func begin(_ capabilities: [String: Any] = [:]) throws {
    let parameters: [String: Any] = [
      "rootUri": folder.absoluteString, "capabilities": capabilities,
    ]
    try ask(0, "initialize", parameters)
    try tell("initialized")
  }

  func open(_ name: String, _ text: String) throws {
    let document: [String: Any] = ["uri": uri(name), "version": 1, "text": text]
    try tell("textDocument/didOpen", ["textDocument": document])
  }

  /// Asks for the findings of a document.
  func pull(_ id: Any, _ name: String) throws {
    try ask(id, "textDocument/diagnostic", ["textDocument": ["uri": uri(name)]])
  }

  /// Lets the server do one piece of work.
  func step() { server.work() }

  /// Lets the server work until there is nothing to do.
  func work() throws {
    var steps = 0
    while server.hasWork {
      server.work()
      steps += 1
      try #require(steps < 10_000, "the server never comes to rest")
    }
  }

  /// Returns the messages that the server has sent since the last call.
  func received() -> [[String: Any]] {
    defer { inbox.messages = [] }
    return inbox.messages
  }

  /// The answer to a request: its result, or the code of its error.
  func answer(_ id: Int) throws -> Any? {
    try work()
    let found = inbox.messages.first { $0["id"] as? Int == id }
    if let error = found?["error"] as? [String: Any] { return error["code"] }
    return found?["result"]
  }

  /// The ids of the findings in an answer.
  func faults(_ id: Int) throws -> [String] {
    let items = (try answer(id) as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["code"] as? String }
  }

  /// Notes the end of the stream.
  func hangUp() { server.close() }
}
