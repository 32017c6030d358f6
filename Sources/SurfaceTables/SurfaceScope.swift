/// The surroundings of a declaration.
struct SurfaceScope {
  /// The file, or the kind of declaration, that contains the declaration.
  var owner = Owner.file

  /// A Boolean value that indicates whether functions are nonisolated, unlike their surroundings.
  var isNonisolated = false

  /// The documentation of parameters and results, keyed by name.
  var parameters: [String: String] = [:]

  /// A file or declaration that contains declarations.
  enum Owner: Equatable {
    /// A file.
    case file
    /// A type, with the names of its stored properties.
    case type(stored: Set<String>)
    /// An extension of a type.
    case extended(String)
    /// A protocol.
    case requirements
  }

  /// Returns the surroundings of the declarations nested in a row's declaration.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - owner: The kind of its declaration.
  /// - Returns: The surroundings.
  func inside(_ row: SurfaceRow, as owner: Owner) -> SurfaceScope {
    SurfaceScope(
      owner: owner,
      isNonisolated: owner != .requirements && row.words.contains(.nonisolated),
      parameters: parameters.merging(row.parameters) { $1 }
    )
  }
}
