import SwiftSyntax

extension Project {
  /// Returns whether a variable contains the places of a navigation stack, rather than those of a map, drawing or
  /// search.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - type: The type as written.
  ///   - owner: The name of the type that declares it, which may be a hint.
  /// - Returns: Whether the type shows it, a stack is bound to the name, or both names together leave no doubt.
  func holdsRoutes(_ name: String, type: String, in owner: String = "") -> Bool {
    let text = type.filter { $0 != "(" && $0 != ")" }
    if Self.simpleName(text) == "NavigationPath" { return true }
    guard let element = Self.element(text), !Self.isOfMapOrDrawing(element) else { return false }
    let isBound = stackPathOwners[name]?.contains { $0 == nil || owner.isEmpty || $0 == owner }
    if isBound == true { return true }
    let name = name.lowercased()
    // The stack of a router contains screens, even if a custom view binds it.
    if name == "stack" || name == "navigationstack", Self.owners.contains(where: owner.contains) {
      return self.type(named: element)?.isView == true || self.type(named: element)?.kind == .enum
    }
    guard name.hasSuffix("path") || name.hasSuffix("routes") else { return false }
    if self.type(named: element)?.kind == .enum { return true }
    let simple = Self.simpleName(element).lowercased()
    let isOfRouter = Self.owners.contains { owner.contains($0) }
    // Routes whose type is chosen when the router is created are those of screens.
    let isGeneric = isOfRouter && self.type(named: element) == nil
    guard name.hasSuffix("path") || isGeneric else { return false }
    if Self.words.contains(where: { simple.contains($0) }) { return true }
    guard name.hasSuffix("path") else { return false }
    if isOfRouter { return true }
    // Plain values may have any meaning; if the project's stacks are known, one of them would be
    // bound to the array.
    return Self.plain.contains(element) && stackPathOwners.isEmpty
      && !Self.places.contains { name.hasPrefix($0) }
  }

  /// Returns whether a path with elements of the given type belongs to a drawing, a map or the file system.
  private static func isOfMapOrDrawing(_ element: String) -> Bool {
    let others: Set<String> = ["URL", "FilePath", "IndexPath", "Double", "Float", "SIMD2", "SIMD3"]
    return others.contains(simpleName(element))
      || ["CG", "CL", "MK", "UI", "NS", "SCN", "simd"].contains { element.hasPrefix($0) }
  }

  /// The words in type names that suggest a place in an app.
  private static let words = ["route", "destination", "screen", "page", "step"]
  private static let owners = ["Router", "Coordinator", "Navigat"]
  private static let plain: Set<String> = ["String", "Int", "UUID"]
  /// The words in names that suggest a path without screens.
  private static let places = [
    "file", "folder", "directory", "image", "url", "key", "index", "coding", "code", "svg", "x",
  ]
}

extension Project {
  /// Returns whether an expression is a stack's path in an object of the project.
  ///
  /// - Parameter expression: The expression, such as `path` or `router.path`.
  /// - Returns: Whether the expression is known to be a stack's path.
  func isPathOfObject(_ expression: ExprSyntax) -> Bool {
    guard let type = typeText(of: expression), let names = expression.memberPath else {
      return false
    }
    if names.count == 1, let owner = expression.enclosingType, owner.isObservable,
      declarations.property(names[0], of: owner) != nil
    {
      return holdsRoutes(names[0], type: type, in: owner.name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = typeText(of: base).flatMap(self.type(named:))
    else { return false }
    return holdsRoutes(member.declName.baseName.text, type: type, in: owner.name)
  }
}
