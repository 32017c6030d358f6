/// The compiler's request to a macro plug-in, as far as NavUI's macros need it.
enum CompilerRequest: Decodable {
  /// A question about the protocol version of the plug-in.
  case capability
  /// Expand a freestanding macro, such as `#Preview`.
  case freestanding(macro: String)
  /// Expand an attached macro in one of its roles.
  case attached(macro: String, role: String, declaration: Syntax, context: [Syntax])
  /// Expand a macro that extends a type by the protocols that it lacks.
  case extending(macro: String, type: String?, conformances: String?)
  /// Another request, such as loading a library of macros.
  case other

  /// A piece of the learner's source.
  struct Syntax: Decodable {
    /// The text, with the comments around it.
    var source: String
    /// The place where the text starts.
    var location: Location?

    /// The place where the code itself starts, after white space and comments.
    var start: Location? {
      guard var location else { return nil }
      var scanner = SwiftScanner(source)
      location.offset += source.utf8.count - scanner.rest().utf8.count
      return location
    }
  }

  /// A place in the learner's source.
  struct Location: Decodable {
    /// The file as the compiler names it.
    var fileName: String
    /// The distance from the file's start, in bytes.
    var offset: Int
  }

  private struct Macro: Decodable {
    var typeName: String
  }

  private struct Freestanding: Decodable {
    var macro: Macro
  }

  private struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    var parentDeclSyntax: Syntax?
    var lexicalContext: [Syntax]?
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
  }

  private enum CodingKeys: CodingKey {
    case getCapability
    case expandFreestandingMacro
    case expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if container.contains(.expandFreestandingMacro) {
      let request = try container.decode(Freestanding.self, forKey: .expandFreestandingMacro)
      self = .freestanding(macro: request.macro.typeName)
    } else if container.contains(.expandAttachedMacro) {
      let request = try container.decode(Attached.self, forKey: .expandAttachedMacro)
      if request.macro.typeName == AnimatableMacro.name {
        self = .extending(
          macro: request.macro.typeName,
          type: request.extendedTypeSyntax?.source,
          conformances: request.conformanceListSyntax?.source
        )
        return
      }
      self = .attached(
        macro: request.macro.typeName,
        role: request.macroRole,
        declaration: request.declSyntax,
        context: [request.parentDeclSyntax].compactMap(\.self) + (request.lexicalContext ?? [])
      )
    } else {
      self = .other
    }
  }
}
