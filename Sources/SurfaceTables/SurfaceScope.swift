/// The surroundings of a declaration.
struct SurfaceScope {
  /// The kind of what the declaration stands in.
  var owner = Owner.file

  /// Whether functions are free of the isolation of their surroundings.
  var isNonisolated = false

  /// The documentation of parameters and results, by their names.
  var parameters: [String: String] = [:]

  /// Something that declarations stand in.
  enum Owner: Equatable {
    /// The file itself.
    case file
    /// A type, with the names of what it stores.
    case type(stored: Set<String>)
    /// An extension of a type.
    case extended(String)
    /// A protocol.
    case requirements
  }

  /// Returns the surroundings of what stands below a row.
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
