/// The compiler's description of a module's declarations.
struct DeclarationGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// A declaration in the module.
  struct Symbol: Decodable {
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]?
    var swiftGenerics: Generics?
    var location: Location?

    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    struct Location: Decodable {
      var uri: String
      var position: Position

      struct Position: Decodable {
        var line: Int
        var character: Int
      }
    }

    struct Generics: Decodable {
      var parameters: [Parameter]?

      struct Parameter: Decodable {
        var name: String
      }
    }
  }

  /// A fragment of a declaration's text.
  struct Fragment: Decodable {
    var kind: String
    var spelling: String
    var preciseIdentifier: String?
  }

  /// A relationship between two declarations.
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
}
