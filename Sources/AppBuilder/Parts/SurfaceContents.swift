/// A summary of the declarations nested in a declaration, used to find the files that can refer to them.
struct SurfaceContents: Hashable, Sendable {
  /// A Boolean value that indicates whether the declarations include an operator function, which a search for words
  /// cannot find.
  var hasOperator = false
  /// The names of the nested types and of the outer declaration.
  var types: Set<String> = []
  /// The names of possible aliases for other types.
  var aliases: Set<String> = []
}
