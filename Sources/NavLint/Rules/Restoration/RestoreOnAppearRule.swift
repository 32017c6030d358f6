import Findings
import SwiftSyntax

/// A rule that finds paths that are restored when a view appears.
struct RestoreOnAppearRule: Rule {
  static let fault = "restore-on-appear"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let calls = file.calls(of: "onAppear")
    guard !calls.isEmpty else { return [] }
    let paths = file.boundPathNames
    let readers = readers(in: file)
    let methods = methods(in: file)
    var known: [SyntaxIdentifier: Bool] = [:]
    return calls.compactMap { call in
      guard call.isOnReceiver, !call.node.isInPreview else { return nil }
      let type = call.node.enclosingType
      let code: [Syntax] =
        call.closures.flatMap {
          [Syntax($0.closure)] + bodies(of: type, calledIn: $0.closure, methods)
        }
        + bodies(call.argument("perform")?.memberPath?.last, of: type, methods)
      let restoring = code.contains { code in
        if let known = known[code.id] { return known }
        let restores = restores(code, paths, type, readers, in: file, context.project)
        known[code.id] = restores
        return restores
      }
      guard restoring || code.contains(where: { restoresObject($0, context.project) }) else {
        return nil
      }
      return file.finding(
        self,
        at: call.nameToken,
        "this code restores the path each time that the view appears; restore it where the path is created"
      )
    }
  }

  /// Returns whether code calls a method or sets a property that restores the path of an object.
  private func restoresObject(_ code: Syntax, _ project: Project) -> Bool {
    let asks = code.descendants(ConditionElementSyntax.self).contains { element in
      if case .expression = element.condition { return true }
      return false
    }
    guard !asks else { return false }
    let called = code.innerCalls.compactMap { call in
      call.receiver.map { (object: $0, name: call.name) }
    }
    let set = code.descendants(SequenceExprSyntax.self).compactMap { sequence in
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        ? sequence.elements.first?.as(MemberAccessExprSyntax.self).flatMap { member in
          member.base.map { (object: $0, name: "\(member.declName.baseName.text)=") }
        } : nil
    }
    return (called + set).contains { object, name in
      guard let type = project.typeText(of: object).flatMap(project.type(named:)),
        let properties = type.restoring.properties[name]
      else { return false }
      return properties.contains { property in
        project.stackPathOwners[property]?.contains { $0 == nil || $0 == type.name } == true
          || type.properties[property]?.type.map {
            project.holdsRoutes(property, type: $0, in: type.name)
          } == true
      }
    }
  }

  /// Returns the bodies of the enclosing type's methods that a closure calls.
  private func bodies(
    of type: TypeDeclaration?,
    calledIn closure: ClosureExprSyntax,
    _ methods: Methods
  ) -> [Syntax] {
    closure.innerCalls.filter { !$0.isOnReceiver }.flatMap { bodies($0.name, of: type, methods) }
  }

  private func bodies(
    _ name: String?,
    of type: TypeDeclaration?,
    _ methods: Methods
  ) -> [Syntax] {
    guard let name, let type else { return [] }
    return methods[type.node.id]?[name] ?? []
  }

  /// The bodies of methods, keyed by type and name.
  private typealias Methods = [SyntaxIdentifier: [String: [Syntax]]]

  private func methods(in file: ParsedFile) -> Methods {
    file.types.reduce(into: [:]) { all, type in
      all[type.node.id] = type.methods.reduce(into: [:]) { bodies, method in
        if let body = method.body { bodies[method.name.text, default: []].append(Syntax(body)) }
      }
    }
  }

  /// Returns the names of a file's functions that read and return saved data.
  private func readers(in file: ParsedFile) -> Set<String> {
    let functions = file.nodes(FunctionDeclSyntax.self).filter { function in
      function.signature.returnClause != nil
        && (function.body?.readsSaved(in: function.enclosingType, of: file) ?? false)
    }
    return Set(functions.map(\.name.text))
  }

  /// Returns whether a call is to another type's method that returns saved data.
  private func reads(_ call: Call, _ project: Project) -> Bool {
    guard let receiver = call.receiver,
      let type = project.typeText(of: receiver).flatMap(project.type(named:))
    else { return false }
    return type.readers.contains(call.name)
  }

  /// Returns whether code restores a path without a check that prevents repeated restoration.
  private func restores(
    _ code: Syntax,
    _ paths: Set<String>,
    _ type: TypeDeclaration?,
    _ readers: Set<String>,
    in file: ParsedFile,
    _ project: Project
  ) -> Bool {
    guard
      code.readsSaved(in: type, of: file)
        || code.innerCalls.contains(where: {
          readers.contains($0.name) || reads($0, project)
        })
    else { return false }
    let saved = code.descendants(SequenceExprSyntax.self).contains { sequence in
      guard let target = sequence.elements.first?.memberPath?.last, paths.contains(target),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let value = sequence.elements.last
      else { return false }
      let isEmptied = value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      return !isEmptied || sequence.elements.count > 3
    }
    guard saved else { return false }
    return !code.descendants(ConditionElementSyntax.self).contains { element in
      if case .expression = element.condition { return true }
      return false
    }
  }
}
