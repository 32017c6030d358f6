import Findings
import SwiftSyntax

/// A rule that finds hashable types whose `==` contradicts their hash, takes different routes for equal, or is always
/// true or false.
struct BrokenEqualityRule: Rule {
  static let fault = "broken-equality"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let parts = Dictionary(grouping: file.types, by: \.qualifiedName)
    return file.types.compactMap { type in
      guard let equality = EqualityOperator(of: type),
        let facts = context.project.type(named: type.qualifiedName),
        facts.inherited.contains("Hashable"), [.struct, .enum, .class].contains(facts.kind),
        let message = constantMessage(on: equality, facts)
          ?? caseMessage(on: equality, facts, parts[facts.qualifiedName] ?? [], context.project)
          ?? propertyMessage(on: equality, facts, parts[facts.qualifiedName] ?? [], context.project)
      else { return nil }
      return file.finding(self, at: equality.function.name, message)
    }
  }

  /// Returns the message on an operator that is always true or false, or nil for any other operator.
  private func constantMessage(on equality: EqualityOperator, _ facts: TypeFacts) -> String? {
    switch equality.constant {
    case false?:
      "'==' is always false, so a value is not even equal to itself; compare what the values hold"
    case true? where facts.hasSeveralValues:
      "'==' is always true, so SwiftUI takes every value for the same one; compare what the values hold"
    default: nil
    }
  }

  /// Returns the message on an operator that ignores what a case of an enum holds, or nil if it ignores nothing that
  /// certainly counts.
  private func caseMessage(
    on equality: EqualityOperator,
    _ facts: TypeFacts,
    _ parts: [TypeDeclaration],
    _ project: Project
  ) -> String? {
    let ignored = equality.ignoredCases(among: parts.flatMap(\.cases))
    guard let first = ignored.first else { return nil }
    if !hashesByHand(facts, project) {
      return
        "equal values of the case '\(first.name.text)' may have different hashes, because '==' ignores what the "
        + "case holds; remove '==' and let Swift write it"
    }
    guard let route = ignored.first(where: \.holdsPlainValue), isDestination(facts, project) else {
      return nil
    }
    return
      "two routes of the case '\(route.name.text)' are equal whatever they hold, so a stack takes different "
      + "screens for the same; compare and hash what the case holds"
  }

  /// Returns the message on an operator that ignores a property which the hash contains, or nil if there is none.
  private func propertyMessage(
    on equality: EqualityOperator,
    _ facts: TypeFacts,
    _ parts: [TypeDeclaration],
    _ project: Project
  ) -> String? {
    guard let compared = equality.comparedProperties,
      compared.allSatisfy({ facts.isStored($0) })
    else { return nil }
    let hashed =
      hashesByHand(facts, project) ? Self.hashedProperties(in: parts) : facts.storedProperties
    // A constant that is new in each value is equal only in copies, which differ only in their variables.
    let areCopies = compared.contains {
      facts.properties[$0].map { $0.isMadeNew && $0.isConstant } == true
    }
    return hashed.first { name in
      facts.isStored(name) && !compared.contains(name)
        && !(areCopies && facts.properties[name]?.isConstant == true)
    }.map {
      "equal values may have different hashes, because '==' ignores '\($0)' and the hash does not; compare and hash "
        + "the same properties"
    }
  }

  /// Returns whether a stack shows a screen for values of a type.
  private func isDestination(_ type: TypeFacts, _ project: Project) -> Bool {
    project.destinations.values.joined().contains { Project.simpleName($0.type) == type.name }
  }

  /// Returns whether a type or one of its protocols in the project has a hash that is written by hand.
  private func hashesByHand(_ type: TypeFacts, _ project: Project) -> Bool {
    type.kind == .class || type.properties["hashValue"] != nil
      || ([type] + type.inherited.compactMap { project.type(named: $0) }).contains {
        $0.methods.contains("hash")
      }
  }

  /// Returns the properties that the method `hash(into:)` combines without a condition, in order.
  ///
  /// - Parameter parts: The declaration of the type and its extensions in the file.
  /// - Returns: The names of the properties.
  private static func hashedProperties(in parts: [TypeDeclaration]) -> [String] {
    let methods = parts.flatMap(\.methods).filter {
      $0.name.text == "hash" && $0.signature.parameterClause.parameters.count == 1
    }
    guard methods.count == 1, let body = methods[0].body else { return [] }
    return body.statements.compactMap { statement in
      guard let call = statement.item.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        call.name == "combine", call.isOnReceiver
      else { return nil }
      return call.argument(nil)?.memberPath?.first
    }
  }
}

/// The types whose values certainly differ from each other.
private let plainTypes: Set<String> = ["String", "Int", "Double", "Bool", "UUID", "URL", "Date"]

extension EnumCaseElementSyntax {
  /// A Boolean value that indicates whether the case holds a value of a plain type, such as an id.
  fileprivate var holdsPlainValue: Bool {
    parameterClause?.parameters.contains { plainTypes.contains($0.type.simpleName) } == true
  }
}

extension TypeFacts {
  /// The names of the stored properties that make up the hash that Swift writes, in order.
  fileprivate var storedProperties: [String] {
    guard kind == .struct else { return [] }
    return properties.values.filter { isStored($0.name) }
      .sorted { $0.place.start < $1.place.start }.map(\.name)
  }

  /// Returns whether a property is stored and may differ between two values.
  fileprivate func isStored(_ name: String) -> Bool {
    guard let property = properties[name] else { return false }
    return !property.isComputed && !property.isStatic && property.attributes.isEmpty
      && !(property.isConstant && property.hasInitialValue && !property.isMadeNew)
  }

  /// A Boolean value that indicates whether the type certainly has values that differ.
  fileprivate var hasSeveralValues: Bool {
    if kind == .enum { return cases.count > 1 }
    return properties.values.contains {
      isStored($0.name) && $0.type.map(plainTypes.contains) == true
    }
  }
}
