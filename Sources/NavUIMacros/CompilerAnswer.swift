/// A macro plug-in's answer to the compiler.
enum CompilerAnswer: Encodable {
  /// The version of the message protocol that the plug-in supports.
  case capability
  /// The Swift source that replaces or extends the use of the macro.
  case expansion(String)
  /// A failure, with its message and its location in the learner's source.
  case failure(message: String, at: CompilerRequest.Location?, expansion: String = "")

  private struct Capability: Encodable {
    var capability = ["protocolVersion": 7]
  }

  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  private struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    // The compiler requires these lists; they have other types when they are not empty.
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  private struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  private enum CodingKeys: CodingKey {
    case getCapabilityResult
    case expandMacroResult
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability:
      try container.encode(Capability(), forKey: .getCapabilityResult)
    case .expansion(let source):
      try container.encode(Expansion(expandedSource: source), forKey: .expandMacroResult)
    case .failure(let message, let location, let expansion):
      let position = Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
      let diagnostic = Diagnostic(message: message, position: position)
      try container.encode(
        Expansion(expandedSource: expansion, diagnostics: [diagnostic]),
        forKey: .expandMacroResult
      )
    }
  }
}
