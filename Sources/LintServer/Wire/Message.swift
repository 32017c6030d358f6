/// An incoming message: a request, a notification, or the answer to one of the server's requests.
struct Message: Decodable {
  /// The id of the request, or nil if the message is a notification.
  var id: RequestID?
  /// The name of the request or notification, or nil if the message is an answer.
  var method: String?
}

/// The parameters of a message.
struct Parameters<Content: Decodable>: Decodable {
  var params: Content
}

/// The answer to a request.
struct Response<Result: Encodable>: Encodable {
  var id: RequestID
  var result: Result

  private enum Key: CodingKey {
    case jsonrpc, id, result
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(result, forKey: .result)
  }
}

/// The message that refuses a request.
struct RequestRefusal: Encodable {
  /// The id of the request, or nil if it could not be read.
  var id: RequestID?
  var error: Complaint

  /// The error with which a request is refused.
  struct Complaint: Encodable {
    var code: Code
    var message: String
  }

  /// The error codes that JSON-RPC and the Language Server Protocol define.
  enum Code: Int, Encodable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestCancelled = -32800
  }

  private enum Key: CodingKey {
    case jsonrpc, id, error
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

/// A request or notification that the server sends.
struct ServerMessage<Content: Encodable>: Encodable {
  /// The id of the request, or nil if the message is a notification.
  var id: RequestID?
  var method: String
  var params: Content?

  private enum Key: CodingKey {
    case jsonrpc, id, method, params
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(method, forKey: .method)
    try container.encodeIfPresent(params, forKey: .params)
  }
}

/// An object whose members are ignored.
struct Nothing: Codable {}

/// The `null` value of JSON.
struct Null: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
