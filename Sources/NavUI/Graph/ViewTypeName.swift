/// Returns the name of a type without modules and generic arguments.
///
/// - Parameter type: The type.
/// - Returns: The name, such as `ProductList`.
package func typeName(_ type: any Any.Type) -> String {
  // The result of `String(describing:)` for a type, without the search for a description that a
  // value might have.
  let name = _typeName(type, qualified: false)
  return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
