/// The declarations inside another one that decide which files can reach it, or something by it.
struct SurfaceContents: Hashable, Sendable {
  /// Whether there is an operator's function, which other files can use without a word.
  var hasOperator = false
  /// The names of types, with that of the outer declaration.
  var types: Set<String> = []
  /// The names that may stand for other types.
  var aliases: Set<String> = []
}
