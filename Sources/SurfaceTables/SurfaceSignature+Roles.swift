extension SurfaceSignature {
  /// A Boolean value that indicates whether the signature belongs to an initialiser.
  var isInitializer: Bool { head.hasSuffix("init") || head.hasSuffix("init?") }

  /// A Boolean value that indicates whether the signature belongs to a subscript.
  var isSubscript: Bool { head.hasSuffix("subscript") }
}

extension SurfaceSignature.Parameter {
  /// The name without the suffix `Key`.
  var nameWithoutKey: String { name.hasSuffix("Key") ? String(name.dropLast(3)) : name }

  /// Returns the statement with which an initialiser stores the parameter, or nil if the parameter is not stored.
  ///
  /// The closure of a builder is called at once.
  ///
  /// - Parameter stored: The names of what the type stores.
  /// - Returns: The statement, or nil where nothing of the name is stored.
  func assignment(among stored: Set<String>) -> String? {
    guard stored.contains(name) else { return nil }
    let isBuilt = names.contains("Builder ") && type.hasPrefix("() -> ")
    return "self.\(name) = \(name)\(isBuilt ? "()" : "")"
  }
}
