import FaultCatalogue
package import Findings
import NavLint

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A language server that checks documents while they are edited.
///
/// Between messages, it does one small piece of work at a time. So no question waits long for another, and cancelled
/// work is not done.
package struct LanguageServer {
  /// A closure that returns the settings of a project, or the reason why they cannot be read.
  package typealias Settings = (_ folder: String) -> Result<LintConfiguration, Complaint>

  /// A closure that returns the catalogue's entry on a fault as Markdown, or the reason why the entry cannot be read.
  package typealias Explanation = (_ fault: String) -> Result<String, Complaint>

  /// A reason why settings or an entry cannot be read.
  package struct Complaint: Error, Hashable {
    /// The reason, which fits on one line.
    package var message: String

    package init(message: String) {
      self.message = message
    }
  }

  /// A phase of the conversation with the editor.
  enum Phase {
    case beginning, running, leaving, over
  }

  let settings: Settings
  let explanation: Explanation
  let send: ([UInt8]) -> Void
  var phase = Phase.beginning
  var client = ClientCapabilities()
  var roots: [String] = []
  /// The open documents, keyed by path.
  var documents: [String: OpenDocument] = [:]
  /// The projects of the open documents, keyed by folder.
  var projects: [String: ServedProject] = [:]
  /// The questions that have not been answered, in order.
  var questions: [Question] = []
  /// The number of requests that the server has sent.
  var requestCount = 0

  /// A question that the editor asks about a document.
  struct Question {
    var id: RequestID
    var path: String
    var kind: Kind

    enum Kind {
      case diagnostics(previous: String?)
      case actions(TextRange, only: [String]?)
      case hover(TextPosition)
    }
  }

  /// Creates a server that passes its outgoing messages to a closure.
  ///
  /// - Parameters:
  ///   - settings: A closure that reads a project's settings.
  ///   - explanation: A closure that reads the entry on a fault.
  ///   - send: A closure that writes a message, which has no header yet.
  package init(
    settings: @escaping Settings,
    explanation: @escaping Explanation,
    send: @escaping ([UInt8]) -> Void
  ) {
    self.settings = settings
    self.explanation = explanation
    self.send = send
  }

  /// The exit code of the process, or nil until the conversation ends.
  package private(set) var exitCode: Int32?

  /// Processes a piece of the input.
  ///
  /// - Parameter piece: A message, or bytes that are not a message.
  package mutating func receive(_ piece: MessageFraming.Piece) {
    guard phase != .over else { return }
    switch piece {
    case .nonsense(let complaint): refuse(nil, .parseError, complaint)
    case .message(let body): receive(body)
    }
  }

  /// Records the end of the input.
  package mutating func close() {
    exitCode = exitCode ?? (phase == .leaving ? 0 : 1)
    phase = .over
  }

  private mutating func receive(_ body: [UInt8]) {
    let message: Message
    do {
      message = try JSONDecoder().decode(Message.self, from: Data(body))
    } catch {
      return refuse(nil, .parseError, "a message is not a JSON-RPC message")
    }
    guard let method = message.method else {
      // The answers to the server's own requests are not needed.
      if message.id == nil { refuse(nil, .invalidRequest, "a message has no method") }
      return
    }
    do {
      try take(method, message.id, Data(body))
    } catch {
      // Parameters are read before any action, so that a second try repeats nothing.
      let whole = LoneSurrogates.replaced(in: body)
      if whole != body { return receive(whole) }
      if let id = message.id {
        refuse(id, .invalidParams, "the parameters of \(method) are invalid")
      }
    }
  }

  private mutating func take(_ method: String, _ id: RequestID?, _ body: Data) throws {
    if method == "exit" { return close() }
    switch phase {
    case .over: return
    case .beginning:
      guard let id else { return }
      guard method == "initialize" else {
        return refuse(id, .serverNotInitialized, "\(method) came before initialize")
      }
      return begin(try Self.read(body), id)
    case .leaving:
      if let id { refuse(id, .invalidRequest, "\(method) came after shutdown") }
    case .running:
      if let id { try answer(method, id, body) } else { try note(method, body) }
    }
  }

  static func read<Content: Decodable>(_ body: Data) throws -> Content {
    try JSONDecoder().decode(Parameters<Content>.self, from: body).params
  }

  private mutating func answer(_ method: String, _ id: RequestID, _ body: Data) throws {
    switch method {
    case "shutdown":
      phase = .leaving
      for question in questions {
        refuse(question.id, .requestCancelled, "the server is shutting down")
      }
      questions = []
      reply(id, Null())
    case "textDocument/diagnostic":
      let question: DiagnosticParameters = try Self.read(body)
      ask(id, question.textDocument, .diagnostics(previous: question.previousResultId))
    case "textDocument/codeAction":
      let question: CodeActionParameters = try Self.read(body)
      ask(id, question.textDocument, .actions(question.range, only: question.context?.only))
    case "textDocument/hover":
      let question: HoverParameters = try Self.read(body)
      ask(id, question.textDocument, .hover(question.position))
    case "initialize": refuse(id, .invalidRequest, "initialize came twice")
    default: refuse(id, .methodNotFound, "\(method) is not known")
    }
  }

  private mutating func note(_ method: String, _ body: Data) throws {
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(try Self.read(body))
    case "textDocument/didChange": change(try Self.read(body))
    case "textDocument/didClose": close(try Self.read(body))
    case "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeConfiguration":
      for folder in projects.keys { projects[folder]?.mustLook = true }
    case "workspace/didChangeWorkspaceFolders": changeFolders(try Self.read(body))
    case "$/cancelRequest": cancel(try Self.read(body))
    default: break
    }
  }

  private mutating func ask(_ id: RequestID, _ name: DocumentName, _ kind: Question.Kind) {
    questions.append(Question(id: id, path: Self.path(of: name.uri), kind: kind))
  }

  private mutating func cancel(_ parameters: CancelParameters) {
    guard let index = questions.firstIndex(where: { $0.id == parameters.id }) else { return }
    questions.remove(at: index)
    refuse(parameters.id, .requestCancelled, "it was cancelled")
  }

  /// Returns the path of a document, or the URI of a document that is not a file.
  static func path(of uri: String) -> String { DocumentPath.path(of: uri) ?? uri }
}

extension LanguageServer {
  /// Sends a message to the editor.
  func write(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    do {
      send(Array(try encoder.encode(message)))
    } catch {
      preconditionFailure("a message cannot be encoded as JSON: \(error)")
    }
  }

  /// Sends the answer to a request.
  func reply(_ id: RequestID, _ result: some Encodable) {
    write(Response(id: id, result: result))
  }

  /// Refuses a request, with an error code and a message.
  func refuse(_ id: RequestID?, _ code: RequestRefusal.Code, _ message: String) {
    write(RequestRefusal(id: id, error: .init(code: code, message: message)))
  }

  /// Sends a notification to the editor.
  func notify(_ method: String, _ content: some Encodable) {
    write(ServerMessage(method: method, params: content))
  }

  /// Sends a request to the editor without waiting for an answer.
  mutating func request<Content: Encodable>(_ method: String, _ content: Content?) {
    requestCount += 1
    write(ServerMessage(id: .text("navlab-\(requestCount)"), method: method, params: content))
  }
}
