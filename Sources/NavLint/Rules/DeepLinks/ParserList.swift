import SwiftSyntax

/// A namespace for lists of parsers that are tried in order until one accepts a link.
enum ParserList {
  /// Returns the names of lists that contain functions for parsing links, such as `parsers: [(URL) -> Route?]`.
  ///
  /// - Parameter file: The file.
  /// - Returns: The names of the properties and variables.
  static func names(in file: ParsedFile) -> Set<String> {
    file.nodes(VariableDeclSyntax.self).reduce(into: []) { names, variable in
      for property in Property.all(in: variable) where property.type.map(isList) == true {
        names.insert(property.name)
      }
    }
  }

  private static func isList(_ type: TypeSyntax) -> Bool {
    guard var element = type.as(ArrayTypeSyntax.self)?.element else { return false }
    while let tuple = element.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      element = only.type
    }
    if let attributed = element.as(AttributedTypeSyntax.self) { element = attributed.baseType }
    guard let function = element.as(FunctionTypeSyntax.self) else { return false }
    return function.parameters.contains { $0.type.trimmedDescription == "URL" }
      && function.returnClause.type.is(OptionalTypeSyntax.self)
  }

  /// Returns whether a call tries the parsers of a list, as in `parsers.compactMap { $0(url) }`.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - lists: The names of the lists of the project.
  ///   - urls: The names of the link.
  /// - Returns: Whether the call tries them.
  static func isTried(by call: Call, _ lists: Set<String>, with urls: Set<String>) -> Bool {
    guard call.name == "compactMap", let names = call.receiver?.memberPath,
      !lists.isDisjoint(with: names),
      let closure = call.trailingClosure ?? call.closures.first?.closure
    else { return false }
    return closure.innerCalls.contains { $0.takes(urls) }
  }

  /// Returns whether a loop tries the parsers in order, and ends when one accepts the link.
  ///
  /// - Parameters:
  ///   - loop: The loop.
  ///   - urls: The names of the link.
  /// - Returns: Whether the loop tries them.
  static func isTried(in loop: ForStmtSyntax, with urls: Set<String>) -> Bool {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return false
    }
    return loop.body.descendants(IfExprSyntax.self).contains { branch in
      branch.conditions.contains { element in
        let value =
          switch element.condition {
          case .optionalBinding(let binding): binding.initializer?.value
          // A handler may also tell whether it has opened the link.
          case .expression(let expression): expression
          default: ExprSyntax?.none
          }
        guard let call = value?.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
          return false
        }
        let tried = call.receiver?.firstReference?.baseName.text ?? call.name
        return tried == name && call.takes(urls)
      } && !branch.body.descendants(ReturnStmtSyntax.self).isEmpty
    }
  }
}

extension Call {
  /// Returns whether an argument is one of the given names.
  fileprivate func takes(_ names: Set<String>) -> Bool {
    node.arguments.contains { $0.expression.plainName.map(names.contains) == true }
  }
}
