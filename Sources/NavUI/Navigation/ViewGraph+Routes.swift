extension ViewGraph {
  /// How values of some types are written, each type read once.
  ///
  /// - Parameter types: The types of the values.
  /// - Returns: The signatures of their cases and initialisers, such as `.postDetail(id: Int)`.
  package func routes(of types: [any Any.Type]) -> [String] {
    types.flatMap { type in
      let key = ObjectIdentifier(type)
      if let known = routeSignatures[key] { return known }
      let signatures = RouteCatalog.describe(type).map(\.description)
      routeSignatures[key] = signatures
      return signatures
    }
  }
}
