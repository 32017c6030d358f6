/// A declaration at the top of a source file, as the compiled form of other files can depend on it.
struct SurfaceDeclaration: Hashable, Sendable {
  /// The kind.
  var kind: Kind
  /// The text, without the bodies of functions.
  var text: String
  /// The declarations in it.
  var contents = SurfaceContents()

  /// A kind of declaration.
  enum Kind: Hashable, Sendable {
    /// A type or protocol.
    case type(name: String, isPrivate: Bool)
    /// A function, variables, or another name for a type.
    case named(Set<String>)
    /// An extension.
    case extended(SurfaceExtension)
    /// A declaration that has effects on files that do not name it, such as an import.
    case shared
    /// A preview, which no file can name.
    case preview
  }
}

/// An extension at the top of a source file.
struct SurfaceExtension: Hashable, Sendable {
  /// The words of the extended type, beginning with an empty one if the type begins with a bracket.
  var subject: [String]
  /// Whether it makes the type conform to protocols.
  var conforms: Bool
  /// The members with their texts, if each of them concerns only files that mention its name,
  /// whatever the type is; otherwise nil.
  var members: [Member]?

  /// A member.
  struct Member: Hashable, Sendable {
    /// The name.
    var name: String
    /// The text of the extension, as if it had no other member.
    var text: String
  }
}
