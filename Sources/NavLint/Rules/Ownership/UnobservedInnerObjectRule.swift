import Findings
import SwiftSyntax

/// A rule that finds views that read an ObservableObject through another one, whose changes they follow alone.
struct UnobservedInnerObjectRule: Rule {
  static let fault = "unobserved-inner-object"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var reported: Set<String> = []
    return file.nodes(MemberAccessExprSyntax.self).compactMap { node in
      guard let read = InnerRead(node), let holder = file.declarations.object(of: read.outer),
        holder.has("StateObject", "ObservedObject", "EnvironmentObject"),
        let view = node.enclosingType, !reported.contains("\(view.name).\(read.inner.text)"),
        let held = heldObject(read, by: holder, context.project),
        isShown(node), !node.isInClosure(naming: holder.name),
        !isFollowed(held.type, in: view, context.project)
      else { return nil }
      reported.insert("\(view.name).\(read.inner.text)")
      return file.finding(
        self,
        at: read.inner,
        "'\(view.name)' follows '\(holder.name)' but not the object in its '\(read.inner.text)', so a change of "
          + "'\(read.value)' does not update it; show '\(read.value)' in a view that gets this object as "
          + "an '@ObservedObject'",
        notes: [Finding.Note(message: "the inner object", place: held.place)]
      )
    }
  }

  /// Returns the class of the inner object, with the place of the property that holds it, or nil if changes of the
  /// object may reach the view.
  private func heldObject(
    _ read: InnerRead,
    by holder: Property,
    _ project: Project
  ) -> (type: TypeFacts, place: SourcePlace)? {
    guard
      let outer = holder.typeText.flatMap({
        project.type(named: $0, in: holder.binding.enclosingTypeName)
      }),
      project.isObservableObject(outer), let property = outer.properties[read.inner.text],
      !property.isComputed, !property.isStatic, property.attributes.isSubset(of: ["Published"]),
      let inner = property.type.flatMap({ project.type(named: $0, in: outer.qualifiedName) }),
      project.isObservableObject(inner), let value = inner.properties[read.value],
      !value.isStatic, value.attributes.contains("Published"),
      project.changedMembers.contain(read.value, of: inner.name, in: property.name),
      !passesOnChanges(outer, project), !inner.calledNames.contains("send")
    else { return nil }
    return (inner, property.place)
  }

  /// Returns whether a class may announce changes of the objects that it holds, itself or in a class that it inherits
  /// from.
  private func passesOnChanges(_ type: TypeFacts, _ project: Project) -> Bool {
    var waiting = [type]
    var visited: Set<String> = []
    while let type = waiting.popLast() {
      guard type.calledNames.isDisjoint(with: Self.announcing), visited.count < Self.ancestors
      else { return true }
      for name in project.supertypes(of: type) where visited.insert(name).inserted {
        if let next = project.type(named: name) {
          waiting.append(next)
        } else if !Self.harmless.contains(name) {
          return true
        }
      }
    }
    return false
  }

  /// The maximum number of supertypes to examine.
  private static let ancestors = 20

  /// The methods with which an object receives or announces changes.
  private static let announcing: Set<String> = [
    "sink", "assign", "send", "subscribe", "receive", "multicast", "onReceive",
    "withObservationTracking",
  ]

  private static let harmless: Set<String> = [
    "ObservableObject", "NSObject", "Sendable", "Identifiable", "Hashable", "Equatable", "Codable",
    "AnyObject", "Decodable", "Encodable",
  ]

  /// Returns whether a view, or a view that shows it, follows the objects of a class itself.
  private func isFollowed(_ object: TypeFacts, in view: TypeDeclaration, _ project: Project) -> Bool
  {
    let showers = project.showings(of: view.name).map { String($0.shower.prefix { $0 != "." }) }
    return ([view.qualifiedName] + showers).contains { name in
      guard let facts = project.type(named: name) else { return name == view.qualifiedName }
      return name == view.qualifiedName && facts.calledNames.contains("onReceive")
        || facts.properties.values.contains { property in
          property.type.map(Project.simpleName) == object.name
            && !property.attributes.isDisjoint(with: Self.following)
        }
    }
  }

  private static let following: Set<String> = [
    "StateObject", "ObservedObject", "EnvironmentObject",
  ]

  /// Returns whether code reads a value while a view is created, and does not change the value.
  private func isShown(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.isInContent, !node.isInPreview, !node.isChanged else { return false }
    let enclosures = node.enclosuresInMember
    let closures = enclosures.filter { if case .closure = $0.part { true } else { false } }
    return !enclosures.contains(where: \.isAction)
      && closures.count == node.closureDepth
      && closures.allSatisfy { enclosure in
        let call = enclosure.call
        return call.name != "Binding"
          && (call.isOnReceiver
            ? KnownNames.isPlaceholder(call.name) : KnownNames.contains(call.name))
      }
  }
}

/// A chain such as `model.router.path`, which reads a value of an object in another object.
private struct InnerRead {
  /// The expression for the outer object.
  let outer: ExprSyntax
  /// The token of the property that holds the inner object.
  let inner: TokenSyntax
  /// The name of the inner object's property.
  let value: String

  /// Creates a chain from its last member, or returns nil if the chain is longer or shorter.
  init?(_ node: MemberAccessExprSyntax) {
    guard let middle = node.base?.withoutOptionality.as(MemberAccessExprSyntax.self),
      let outer = middle.base?.withoutOptionality
    else { return nil }
    let isOfSelf = outer.as(MemberAccessExprSyntax.self)?.base?.plainName == "self"
    guard isOfSelf || outer.plainName.map({ $0 != "self" }) == true else { return nil }
    self.outer = outer
    inner = middle.declName.baseName
    value = node.declName.baseName.plainText
  }
}

extension ExprSyntax {
  /// The expression without `?` and `!`.
  fileprivate var withoutOptionality: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }
}

extension MemberAccessExprSyntax {
  /// A Boolean value that indicates whether the expression is the target of an assignment.
  fileprivate var isChanged: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    return list.first?.id == ExprSyntax(self).id && list.dropFirst().first?.isAssignment == true
  }

  /// Returns whether a closure around the expression has a parameter with the given name.
  fileprivate func isInClosure(naming name: String) -> Bool {
    enclosuresInMember.flatMap(\.call.closures).contains { _, closure in
      closure.range.contains(range)
        && closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
          .contains { $0.text.trimmingPrefix("$") == name } == true
    }
  }

  /// The number of closures around the expression, within the enclosing function or property.
  fileprivate var closureDepth: Int {
    var depth = 0
    var node = parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if current.is(ClosureExprSyntax.self) { depth += 1 }
      node = current.parent
    }
    return depth
  }
}
