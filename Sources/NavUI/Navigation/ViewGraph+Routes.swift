extension ViewGraph {
  /// Returns the signatures of values of the given types, reading each type only once.
  ///
  /// - Parameter types: The types of the values.
  /// - Returns: The signatures of their cases and initialisers, such as `.postDetail(id: Int)`, or a type's name.
  package func routes(of types: [any Any.Type]) -> [String] {
    types.flatMap { type in
      let key = ObjectIdentifier(type)
      if let known = routeSignatures[key] { return known }
      let described = RouteCatalog.describe(type).map(\.description)
      // A type such as Int has no signatures; its name shows how its values are written.
      let signatures = described.isEmpty ? [TypeName.short(type)] : described
      routeSignatures[key] = signatures
      return signatures
    }
  }
}
