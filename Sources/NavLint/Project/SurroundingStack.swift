import SwiftSyntax

extension TypeDeclaration {
  /// Returns whether the view or modifier always puts the content that it receives into a stack of its own.
  func surroundsContent(in file: ParsedFile) -> Bool {
    let isModifier = inherited.contains("ViewModifier")
    guard isView || isModifier else { return false }
    let names = isModifier ? ["content"] : contentNames
    guard !names.isEmpty else { return false }
    let uses = file.nodes(DeclReferenceExprSyntax.self).within(members.range).filter {
      names.contains($0.baseName.text) && $0.enclosingMember?.name == "body" && !$0.isForeignMember
    }
    return !uses.isEmpty && uses.allSatisfy(\.isInOwnStack)
  }

  /// Returns the names of the methods in an extension of `View` that put a stack around the view.
  func surroundingMethods(in file: ParsedFile) -> Set<String> {
    guard kind == .extension, name == "View" else { return [] }
    let named = methods.filter { method in
      guard let body = method.body else { return false }
      let uses = file.nodes(DeclReferenceExprSyntax.self).within(body.range)
        .filter { $0.baseName.text == "self" }
      return !uses.isEmpty && uses.allSatisfy(\.isInOwnStack)
    }
    return Set(named.map { "." + $0.name.text })
  }

  /// The names of the properties that contain a view from the caller: generic content or a builder for it.
  private var contentNames: Set<String> {
    guard let generics = node.as(StructDeclSyntax.self)?.genericParameterClause else { return [] }
    let views = Set(
      generics.parameters.filter { $0.inheritedType?.simpleName == "View" }.map(\.name.text)
    )
    return Set(
      properties.filter { property in
        guard !property.isComputed, !property.isStatic, let text = property.type?.trimmedDescription
        else { return false }
        let made = text.split(separator: "->").last.map { $0.filter { $0.isLetter || $0.isNumber } }
        return made.map(views.contains) == true
      }.map(\.name)
    )
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether the nearest navigation container is a stack in the same member.
  fileprivate var isInOwnStack: Bool {
    let nearest = enclosuresInMember.flatMap(\.containers).navigation
    return nearest == .stack || nearest == .navigationView
  }

  /// A Boolean value that indicates whether the reference is a member of an expression other than `self`.
  fileprivate var isForeignMember: Bool {
    guard isMember, let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
  }
}

extension Enclosure {
  /// The name of the view, modifier or method that may put a stack around the part, or nil if there is none.
  ///
  /// A method's name begins with a dot.
  var receiver: String? {
    switch part {
    case .closure where !call.isOnReceiver && call.isInitializer:
      return KnownNames.contains(call.name) ? nil : call.name
    case .receiver:
      if call.name == "modifier" {
        let made = call.argument(nil)?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
        return made.flatMap { $0.isInitializer ? $0.name : nil }
      }
      return KnownNames.isModifier(call.name) ? nil : "." + call.name
    default: return nil
    }
  }
}

extension [Enclosure] {
  /// The names of the calls that may put a stack around the code, within its nearest navigation container.
  var receivers: [String] {
    var found: [String] = []
    for enclosure in self {
      if enclosure.containers.navigation != nil { break }
      if let name = enclosure.receiver { found.append(name) }
    }
    return found
  }
}

extension Project {
  /// Returns the names of the views, modifiers and methods that put a stack around the content that they receive.
  static func surrounding(
    _ types: [String: TypeFacts],
    except ambiguous: Set<String>
  ) -> Set<String> {
    types.values.reduce(into: []) { names, type in
      names.formUnion(type.surroundingMethods)
      if type.surroundsContent, !ambiguous.contains(type.name) { names.insert(type.name) }
    }
  }
}
