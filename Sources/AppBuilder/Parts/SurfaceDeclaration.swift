/// A top-level declaration of a source file, reduced to the parts that can affect other files.
struct SurfaceDeclaration: Hashable, Sendable {
  /// The kind of declaration.
  var kind: Kind
  /// The text of the declaration, without the bodies of functions.
  var text: String
  /// A summary of the declarations inside this declaration.
  var contents = SurfaceContents()

  /// A kind of declaration.
  enum Kind: Hashable, Sendable {
    /// A type or protocol.
    case type(name: String, isPrivate: Bool)
    /// A function, a type alias or a declaration of variables, with the given names.
    case named(Set<String>)
    /// An extension of a type.
    case extended(SurfaceExtension)
    /// A declaration, such as an import, that affects files that do not name it.
    case shared
    /// A preview, which other files cannot name.
    case preview
  }
}

/// A top-level extension in a source file.
struct SurfaceExtension: Hashable, Sendable {
  /// The words of the extended type's name, with an empty first word if the name starts with a bracket.
  var subject: [String]
  /// A Boolean value that indicates whether the extension makes the type conform to protocols.
  var conforms: Bool
  /// The members, or nil if a member may affect files that do not mention its name.
  var members: [Member]?

  /// A member of the extension.
  struct Member: Hashable, Sendable {
    /// The name of the member.
    var name: String
    /// The text of the extension with this member alone.
    var text: String
  }
}
