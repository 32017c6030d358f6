import SwiftSyntax

extension RecreatedObjectRule {
  /// Returns the wrapper that keeps a player or publisher, or nil if the value creates neither.
  ///
  /// Its listeners are lost with it.
  static func systemKeeper(of value: ExprSyntax) -> String? {
    let classes: Set<String> = [
      "AVPlayer", "AVQueuePlayer", "CurrentValueSubject", "PassthroughSubject",
    ]
    let name = value.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name
    return name.map(classes.contains) == true ? "@State" : nil
  }
}

extension InitializerDeclSyntax {
  /// Returns the value of a local constant that the initialiser assigns to a property, or nil if there is none.
  func localValue(of expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.plainName else { return nil }
    return body?.statements.lazy
      .compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings)
      .first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }?
      .initializer?.value
  }
}
