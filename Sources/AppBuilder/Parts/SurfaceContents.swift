/// A summary of the declarations inside another declaration, for finding the files that can reach them.
struct SurfaceContents: Hashable, Sendable {
  /// A Boolean value that indicates whether the declarations include an operator function, which is used without its
  /// name.
  var hasOperator = false
  /// The names of types, including the outer declaration's name.
  var types: Set<String> = []
  /// The names of possible aliases for other types.
  var aliases: Set<String> = []
}
