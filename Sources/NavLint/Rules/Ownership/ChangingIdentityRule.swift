import Findings
import SwiftSyntax

/// A rule that finds views, rows and values that get a new identity at each update.
struct ChangingIdentityRule: Rule {
  static let fault = "changing-identity"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard !context.project.declares("UUID"), !context.project.declares("Date") else { return [] }
    return views(in: file, context.project) + values(in: file, context.project)
      + rows(in: file, context.project)
  }

  /// Returns findings for views whose modifier `id` has a value that is new at each update.
  private func views(in file: ParsedFile, _ project: Project) -> [Finding] {
    file.calls(of: "id").compactMap { call in
      guard call.isOnReceiver, call.labels == [""], call.closures.isEmpty,
        let value = call.argument(nil), isNew(value, in: file),
        mayRunAgain(call, project), !call.isOfPlainView
      else { return nil }
      return file.finding(
        self,
        at: value,
        "this id is new at each update, so the view loses its state; use a value that stays the same, or remove 'id'"
      )
    }
  }

  /// Returns findings for types whose values identify themselves by an id that is new each time that code reads it.
  private func values(in file: ParsedFile, _ project: Project) -> [Finding] {
    file.types.compactMap { type in
      guard let id = file.declarations.property("id", of: type), id.isComputed, !id.isStatic,
        id.isMadeNew, id.binding.enclosingType?.node.id == type.node.id,
        isIdentifiable(type, project)
      else { return nil }
      return file.finding(
        self,
        at: id.nameToken,
        "'id' is new each time that SwiftUI reads it, so each update replaces what shows the value; store the id, or "
          + "make it from the value"
      )
    }
  }

  /// Returns whether an expression has a new value each time, directly or through a local constant or a computed
  /// property.
  private func isNew(_ value: ExprSyntax, in file: ParsedFile) -> Bool {
    if value.isNewEachTime { return true }
    guard let name = value.ownName else { return false }
    if let reference = value.as(DeclReferenceExprSyntax.self),
      let local = file.declarations.property(of: reference), !local.isOfType
    {
      return local.attributes.isEmpty && local.isMadeNew
        && local.binding.enclosingMember?.node.id == value.enclosingMember?.node.id
    }
    let property = value.enclosingType.flatMap { file.declarations.property(name, of: $0) }
    return property.map { $0.isComputed && $0.isMadeNew } == true
  }

  /// Returns whether a call runs again when a view is updated.
  ///
  /// A view without any input is created once.
  func mayRunAgain(_ call: Call, _ project: Project) -> Bool {
    guard call.node.isInContent, !call.node.isInPreview,
      !call.node.enclosuresInMember.contains(where: \.isAction),
      let type = call.node.enclosingType
    else { return false }
    guard type.name != "View", let facts = project.type(named: type.qualifiedName) else {
      return true
    }
    return facts.inherited.contains("ViewModifier")
      || facts.properties.values.contains { property in
        !property.isStatic && !property.isComputed
          && !(property.isConstant && property.hasInitialValue)
      }
  }

  /// Returns whether a type is `Identifiable`, according to its declaration or to its protocols and classes.
  private func isIdentifiable(_ type: TypeDeclaration, _ project: Project) -> Bool {
    var waiting = Array(project.type(named: type.qualifiedName)?.inherited ?? Set(type.inherited))
    var visited: Set<String> = []
    while let name = waiting.popLast(), visited.count < Self.ancestors {
      guard visited.insert(name).inserted else { continue }
      if name == "Identifiable" { return true }
      waiting += project.combined(name) ?? []
      if let next = project.type(named: name) { waiting += project.supertypes(of: next) }
    }
    return false
  }

  /// The maximum number of supertypes to examine.
  private static let ancestors = 20
}

extension Call {
  /// A Boolean value that indicates whether the modifier applies to a view of SwiftUI without any state of its own, such
  /// as a text or a button.
  ///
  /// Such a view is often replaced on purpose, for an animation or in a toolbar.
  fileprivate var isOfPlainView: Bool {
    guard innerModifiers.allSatisfy(\.closures.isEmpty) else { return false }
    guard let call = rootCall else { return root.memberPath?.first == "Color" }
    return Self.controls.contains(call.name) || call.name == "NavigationLink" && call.has("value")
      || Self.plainViews.contains(call.name) && call.closures.isEmpty
  }

  private static let controls: Set<String> = ["Button", "Link", "ShareLink", "Menu"]

  private static let plainViews: Set<String> = [
    "Text", "Image", "Label", "AsyncImage", "ProgressView", "Color", "Spacer", "Divider",
    "EmptyView", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Gauge",
    "LinearGradient", "RadialGradient",
  ]
}
