import Findings
import SwiftSyntax

extension ChangingIdentityRule {
  /// Returns findings for rows over values that the body creates, and that get a new id when they are created.
  func rows(in file: ParsedFile, _ project: Project) -> [Finding] {
    file.calls(of: ["ForEach", "List"]).compactMap { call in
      guard !call.isOnReceiver, !project.declares(call.name), call.identifiesByID,
        let data = call.argument(nil),
        let made = madeElement(of: data, in: file),
        let type = project.type(named: made.name, in: call.node.enclosingTypeName),
        let id = type.properties["id"], !id.isComputed, !id.isStatic, id.isMadeNew,
        !type.setInInitializers.contains("id"), mayRunAgain(call, project)
      else { return nil }
      return file.finding(
        self,
        at: data,
        "each update creates these rows again with new ids; create them once, in a static constant or in '@State'",
        notes: [file.note("each '\(type.name)' is created here", at: made.call.nameToken)]
      )
    }
  }

  /// Returns the type of the elements that an expression creates, with the first call that creates one, or nil if the
  /// expression may refer to existing elements.
  private func madeElement(
    of data: ExprSyntax,
    in file: ParsedFile
  ) -> (name: String, call: Call)? {
    if let made = Self.madeElement(of: data, typed: nil) { return made }
    guard let name = data.ownName, let type = data.enclosingType else { return nil }
    let own = file.declarations.property(name, of: type)
    let property =
      data.as(DeclReferenceExprSyntax.self).flatMap(file.declarations.property(of:)) ?? own
    guard let property, property.attributes.isEmpty, !property.isStatic else { return nil }
    let element = property.type?.as(ArrayTypeSyntax.self)?.element.trimmedDescription
    if property.isComputed {
      let results = property.results
      return results.count == 1 ? Self.madeElement(of: results[0], typed: element) : nil
    }
    guard property.binding.id != own?.binding.id,
      property.binding.enclosingMember?.node.id == data.enclosingMember?.node.id
    else { return nil }
    return property.initialValue.flatMap { Self.madeElement(of: $0, typed: element) }
  }

  private static func madeElement(
    of data: ExprSyntax,
    typed element: String?
  ) -> (name: String, call: Call)? {
    let values: [ExprSyntax]
    if let array = data.as(ArrayExprSyntax.self) {
      values = array.elements.map(\.expression)
    } else if let map = data.as(FunctionCallExprSyntax.self).flatMap(Call.init), map.name == "map",
      map.isOnReceiver, let closure = map.closures.first?.closure
    {
      values = closure.statements.results
    } else {
      return nil
    }
    let made = values.map { Self.made(by: $0, typed: element) }
    guard let first = made.first.flatMap({ $0 }), made.allSatisfy({ $0?.name == first.name }) else {
      return nil
    }
    return first
  }

  private static func made(
    by value: ExprSyntax,
    typed element: String?
  ) -> (name: String, call: Call)? {
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.has("id")
    else {
      return nil
    }
    if call.isImplicitMember { return call.name == "init" ? element.map { ($0, call) } : nil }
    guard call.isInitializer, !call.isOnReceiver else { return nil }
    return (call.name, call)
  }
}

extension Call {
  /// A Boolean value that indicates whether the rows are identified by the property `id` of their values.
  fileprivate var identifiesByID: Bool {
    guard let id = argument("id") else { return true }
    return id.as(KeyPathExprSyntax.self)?.components.trimmedDescription == ".id"
  }
}
