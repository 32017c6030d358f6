import SwiftSyntax

/// A function that may return a view, with its result type and the names of the functions that it calls.
struct Factory: Hashable, Sendable {
  /// The name of the function.
  var name: String
  /// The simple name of the returned type.
  var type: String
  /// The names of the functions that this function calls.
  var calls: Set<String>

  /// Returns the name and the named result type of the function around a call, or nil if there is no such type.
  ///
  /// - Parameter call: A call inside the function.
  /// - Returns: The name and the type; nil for functions that return `some View`, or nothing.
  static func around(_ call: Call) -> (name: String, type: String)? {
    guard let function = call.node.enclosingMember?.node.as(FunctionDeclSyntax.self),
      let type = function.signature.returnClause?.type, !type.is(SomeOrAnyTypeSyntax.self),
      let name = type.simpleNameToken?.text, name.first?.isUppercase == true
    else { return nil }
    return (function.name.text, name)
  }

  /// Returns the names of the functions called while UI pieces are created, directly or through functions that create
  /// them.
  ///
  /// - Parameters:
  ///   - names: The names that views call themselves.
  ///   - factories: The functions of all files.
  ///   - isView: A closure that returns whether a name is that of a view.
  /// - Returns: The reached names.
  static func reached(
    from names: Set<String>,
    by factories: [Factory],
    _ isView: (String) -> Bool
  ) -> Set<String> {
    var calls: [String: Set<String>] = [:]
    for factory in factories where factory.type == "AnyView" || isView(factory.type) {
      calls[factory.name, default: []].formUnion(factory.calls)
    }
    guard !calls.isEmpty else { return names }
    var reached = names
    var waiting = names.filter { calls[$0] != nil }
    while let name = waiting.popFirst() {
      for called in calls[name] ?? [] where reached.insert(called).inserted {
        if calls[called] != nil { waiting.insert(called) }
      }
    }
    return reached
  }
}
