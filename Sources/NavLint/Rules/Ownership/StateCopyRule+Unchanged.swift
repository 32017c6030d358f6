import Findings
import SwiftSyntax

extension StateCopyRule {
  /// Returns findings for state that only the parent can set and that no code in the view changes.
  func unchanged(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter {
      $0.isView && $0.kind == .struct && !$0.isPreview && !$0.node.isInPreview
    }.flatMap { view -> [Finding] in
      let initializers = view.initializers
      let showings = context.project.showings(of: view.name).filter {
        !$0.containers.contains(.preview)
      }
      guard !showings.isEmpty else { return [] }
      let labels = showings.reduce(into: Set<String>()) { $0.formUnion($1.labels) }
      let copies = view.properties.filter { Self.isPassed($0, by: initializers, labels) }
      guard !copies.isEmpty, isWhole(view, in: file, context.project) else { return [] }
      let parts = file.types.filter { $0.qualifiedName == view.qualifiedName }
      let references = Dictionary(
        grouping: parts.flatMap { file.nodes(DeclReferenceExprSyntax.self).within($0.node.range) },
        by: { String($0.baseName.text.drop { "$_".contains($0) }) }
      ).mapValues { uses in
        uses.filter { use in
          !use.isOfParameter && !initializers.contains { $0.range.contains(use.range) }
        }
      }
      return copies.compactMap { property in
        // An object that is made for the view belongs to it; for others see `passed`.
        guard !references[property.name, default: []].contains(where: \.mayChangeValue),
          property.type.map({ isWatchedObject($0, context) }) != true
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "'\(property.name)' keeps its first value, and nothing here changes it; declare it with a plain 'let'"
        )
      }
    }
  }

  /// Returns whether a property is state whose value callers of an initialiser must pass.
  ///
  /// A value that callers may also leave out is passed if some caller has an argument with its label.
  private static func isPassed(
    _ property: Property,
    by initializers: [InitializerDeclSyntax],
    _ labels: Set<String>
  ) -> Bool {
    guard property.has("State"), property.initialValue == nil, !property.isStatic,
      let type = property.type
    else { return false }
    guard !initializers.isEmpty else {
      return (!type.is(OptionalTypeSyntax.self) || labels.contains(property.name))
        && property.binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isEmpty == true
    }
    return initializers.allSatisfy { initializer in
      let parameters = InitializerFacts(initializer).parameters
      return initializer.signature.parameterClause.parameters.contains { parameter in
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text
        guard
          parameter.defaultValue == nil && !type.is(OptionalTypeSyntax.self)
            || labels.contains(label), let use = parameters[label]?.use
        else { return false }
        return use == .stored(property.name) || use == .owned(property.name)
      }
    }
  }

  /// Returns whether a file contains all methods of a view, which rules out changes to the view's state elsewhere.
  private func isWhole(_ view: TypeDeclaration, in file: ParsedFile, _ project: Project) -> Bool {
    guard let facts = project.type(named: view.name, in: view.node.enclosingTypeName) else {
      return false
    }
    let own = file.types.filter { $0.qualifiedName == view.qualifiedName }
    return facts.methods.isSubset(of: own.flatMap { $0.methods.map(\.name.text) })
      && facts.properties.keys.allSatisfy { name in
        own.contains { file.declarations.property(name, of: $0) != nil }
      }
  }
}

extension DeclReferenceExprSyntax {
  /// Methods of the standard library and Foundation that leave a value as it is.
  fileprivate static let reading: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "contains", "allSatisfy",
    "sorted", "reversed", "shuffled", "enumerated", "first", "last", "firstIndex", "lastIndex",
    "min", "max", "prefix", "suffix", "dropFirst", "dropLast", "joined", "split", "components",
    "lowercased", "uppercased", "hasPrefix", "hasSuffix", "replacingOccurrences",
    "trimmingCharacters", "formatted", "description", "index", "distance", "randomElement",
  ]

  /// A Boolean value that indicates whether the name is a parameter of the function around it.
  fileprivate var isOfParameter: Bool {
    guard !isMember, !baseName.text.hasPrefix("$") else { return false }
    return (enclosingMember?.parameters ?? []).contains {
      ($0.secondName ?? $0.firstName).text == baseName.text
    }
  }

  /// A Boolean value that indicates whether code may change the named value through a binding, an assignment, a method
  /// call or `&`.
  fileprivate var mayChangeValue: Bool {
    if baseName.text.hasPrefix("$") || baseName.text.hasPrefix("_") { return true }
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
        .tupleExpr, .labeledExpr, .labeledExprList:
        if let argument = parent.as(LabeledExprSyntax.self),
          argument.parent?.parent?.is(TupleExprSyntax.self) != true
        {
          return false
        }
        node = parent
      case .functionCallExpr(let call):
        // The name of a method that is called on the value, and not an argument.
        guard call.calledExpression.id == node.as(ExprSyntax.self)?.id else { return false }
        let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return method.map { !Self.reading.contains($0) } ?? true
      case .inOutExpr: return true
      case .exprList:
        guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.first?.id == node.as(ExprSyntax.self)?.id && sequence.assigns
      default: return false
      }
    }
    return false
  }
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether the first part is assigned a value, possibly by an operator such as `+=`.
  fileprivate var assigns: Bool {
    guard let sign = elements.dropFirst().first else { return false }
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
