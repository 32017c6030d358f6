/// A compiler's request to a macro plug-in, reduced to the parts that NavUI's macros need.
enum CompilerRequest: Decodable {
  /// A request for the version of the message protocol that the plug-in supports.
  case capability
  /// A request to expand a freestanding macro, such as `#Preview`.
  case freestanding(macro: String, use: Syntax?)
  /// A request to expand an attached macro in one of its roles.
  case attached(macro: String, role: String, declaration: Syntax, context: [Syntax])
  /// A request to expand a macro that makes a type conform to protocols.
  case extending(macro: String, type: String?, conformances: String?)
  /// Any other request, such as a request to load a library of macros.
  case other

  /// A piece of the learner's source.
  struct Syntax: Decodable {
    /// The text of the source, with the comments around it.
    var source: String
    /// The location where the text starts, or nil if it is unknown.
    var location: Location?

    /// The location where the code starts, after white space and comments, or nil if it is unknown.
    var start: Location? {
      guard var location else { return nil }
      var scanner = SwiftScanner(source)
      location.offset += source.utf8.count - scanner.rest().utf8.count
      return location
    }
  }

  /// A location in the learner's source.
  struct Location: Decodable {
    /// The name of the file, as given by the compiler.
    var fileName: String
    /// The offset from the start of the file, in bytes.
    var offset: Int
  }

  private struct Macro: Decodable {
    var typeName: String
  }

  private struct Freestanding: Decodable {
    var macro: Macro
    var syntax: Syntax?
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
      self = .freestanding(macro: request.macro.typeName, use: request.syntax)
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
