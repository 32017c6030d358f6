import Foundation
import Testing

/// The toolchain's SourceKit-LSP, spoken to as an editor does: JSON-RPC over standard input and output.
final class LanguageServer {
  private let process = Process()
  private let workspace: URL
  private let requests = Pipe()
  private let replies = Pipe()
  private var unread = Data()
  private var lastRequest = 0

  /// Starts the server and opens a folder in it.
  init(workspace: URL) throws {
    self.workspace = workspace
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let program = folders.map { "\($0)/sourcekit-lsp" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    process.executableURL = URL(filePath: try #require(program))
    process.currentDirectoryURL = workspace
    process.standardInput = requests
    process.standardOutput = replies
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      [
        "processId": Int(getpid()), "rootUri": workspace.absoluteString,
        "capabilities": ["textDocument": ["diagnostic": [String: Any]()]],
      ]
    )
    try send(["method": "initialized", "params": [String: Any]()])
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Returns the problems of a file, each with its line.
  func problems(in name: String, text: String) throws -> [String] {
    try withOpen(name, text) { document in
      let report = try request("textDocument/diagnostic", ["textDocument": document])
      let items = report["items"] as? [[String: Any]] ?? []
      return items.map { item in
        let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
        return "\(start?["line"] as? Int ?? -1): \(item["message"] as? String ?? "")"
      }
    }
  }

  /// The names with which a beginning can be completed.
  func completions(in name: String, text: String, after beginning: String) throws -> [String] {
    let lines = text.components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains(beginning) })
    let end = try #require(lines[line].range(of: beginning)).upperBound
    let column = lines[line].distance(from: lines[line].startIndex, to: end)
    return try withOpen(name, text) { document in
      let list = try request(
        "textDocument/completion",
        ["textDocument": document, "position": ["line": line, "character": column]]
      )
      let items = list["items"] as? [[String: Any]] ?? []
      return items.compactMap { $0["label"] as? String }
    }
  }

  /// Ends the server as editors do.
  func leave() throws {
    _ = try request("shutdown", nil)
    try send(["method": "exit"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func withOpen<Result>(
    _ name: String,
    _ text: String,
    _ body: ([String: Any]) throws -> Result
  ) throws -> Result {
    let uri = workspace.appending(path: name).absoluteString
    let document: [String: Any] = [
      "uri": uri, "languageId": "swift", "version": 1, "text": text,
    ]
    try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    let result = try body(["uri": uri])
    try send(["method": "textDocument/didClose", "params": ["textDocument": ["uri": uri]]])
    return result
  }

  private func request(_ method: String, _ parameters: [String: Any]?) throws -> [String: Any] {
    lastRequest += 1
    var message: [String: Any] = ["id": lastRequest, "method": method]
    message["params"] = parameters
    try send(message)
    while true {
      let reply = try receive()
      if reply["method"] != nil {
        // The server asks something of its own; an editor that knows nothing of it answers so.
        if let id = reply["id"] { try send(["id": id, "result": NSNull()]) }
      } else if reply["id"] as? Int == lastRequest {
        try #require(reply["error"] == nil, "\(reply)")
        return reply["result"] as? [String: Any] ?? [:]
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }
    )
    let head = Data("Content-Length: \(body.count)\r\n\r\n".utf8)
    try requests.fileHandleForWriting.write(contentsOf: head + body)
  }

  private func receive() throws -> [String: Any] {
    let mark = Data("\r\n\r\n".utf8)
    while true {
      if let end = unread.range(of: mark) {
        let head = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
        let length = try #require(head.firstMatch(of: /Content-Length: ([0-9]+)/))
        let count = try #require(Int(length.1))
        if unread[end.upperBound...].count >= count {
          let body = unread[end.upperBound...].prefix(count)
          unread = Data(unread[end.upperBound...].dropFirst(count))
          return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        }
      }
      unread.append(try read())
    }
  }

  /// Waits for more of what the server has to say.
  private func read() throws -> Data {
    var readiness = pollfd(
      fd: replies.fileHandleForReading.fileDescriptor,
      events: Int16(POLLIN),
      revents: 0
    )
    try #require(poll(&readiness, 1, Self.patience) == 1, "the language server does not answer")
    let data = replies.fileHandleForReading.availableData
    try #require(!data.isEmpty, "the language server has ended")
    return data
  }

  /// Long enough for a slow machine that loads everything for the first time, in milliseconds.
  private static let patience: Int32 = 300_000
}
