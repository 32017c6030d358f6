/// The macro behind `@Model`, which makes a class observable and stores its properties.
struct ModelMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "ModelMacro"

  /// The role that the compiler requests: `member`, `memberAttribute` or `extension`.
  let role: String
  /// The class or, for the role `memberAttribute`, one of its members.
  let declaration: CompilerRequest.Syntax

  /// The expansion of the macro, or an error about the declaration.
  var answer: CompilerAnswer {
    switch role {
    case "memberAttribute":
      let variable = ModelDeclaration.variables(in: declaration.source).first
      return .expansion(variable?.isPersisted == true ? "@_PersistedProperty" : "")
    case "extension":
      let name = ModelDeclaration(source: declaration.source).name
      return .expansion(name.map { "nonisolated extension \($0): PersistentModel {}" } ?? "")
    default:
      let model = ModelDeclaration(source: declaration.source)
      guard let name = model.name else {
        return .failure(
          message: "'@Model' can only be attached to a class; write 'final class' here",
          at: declaration.start
        )
      }
      return .expansion(members(of: name, model.variables.filter(\.isPersisted)))
    }
  }

  private func members(of name: String, _ variables: [ModelVariable]) -> String {
    let properties = variables.map { variable in
      let details = ["Attribute", "Relationship"].compactMap { attribute in
        variable.attribute(attribute).map {
          ", \(attribute.lowercased()): Schema.\(attribute)(\($0.arguments ?? ""))"
        }
      }
      return
        "ModelProperty(\"\(variable.name)\", \\\(name).\(variable.name)\(details.joined())),\n"
    }
    return """
      public var _$record: ModelRecord = ModelRecord(\(name).self)
      public class var _$properties: [ModelProperty] {
      [
      \(properties.joined())]
      }
      public required init(_$record record: ModelRecord) {
      \(variables.map { "self._\($0.name) = _ModelSlot()\n" }.joined())
      self._$record = record.completed(by: self._$record)
      }
      """
  }
}

/// The macro behind `@_PersistedProperty`, which stores a variable's value in the model's record.
struct PersistedPropertyMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "PersistedPropertyMacro"

  /// The role that the compiler requests: `accessor` or `peer`.
  let role: String
  /// The variable to which the macro is attached.
  let declaration: CompilerRequest.Syntax
  /// The surrounding declarations, from the inside out.
  let context: [CompilerRequest.Syntax]

  /// The expansion of the macro.
  var answer: CompilerAnswer {
    guard let variable = ModelDeclaration.variables(in: declaration.source).first,
      let model = context.lazy.compactMap({ ModelDeclaration(source: $0.source).name }).first
    else { return .expansion("") }
    let name = variable.name
    guard role == "accessor" else { return .expansion("private var _\(name): _ModelSlot") }
    return .expansion(
      """
      @storageRestrictions(accesses: _$record, initializes: _\(name))
      init(initialValue) {
      _$record.begin("\(name)", with: initialValue)
      _\(name) = _ModelSlot()
      }
      get { _$value(of: "\(name)", \\\(model).\(name)) }
      set { _$set("\(name)", \\\(model).\(name), to: newValue) }
      """
    )
  }
}

/// The macro behind `@ModelActor`, which gives an actor a model context.
struct ModelActorMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "ModelActorMacro"

  /// The role that the compiler requests: `member` or `extension`.
  let role: String
  /// The actor to which the macro is attached.
  let declaration: CompilerRequest.Syntax

  /// The expansion of the macro.
  var answer: CompilerAnswer {
    if role == "extension" {
      var scanner = SwiftScanner(declaration.source)
      guard scanner.skip(pastWord: "actor") else { return .expansion("") }
      return .expansion("extension \(scanner.text(upToAnyOf: ":{<\n ")): ModelActor {}")
    }
    return .expansion(
      """
      public nonisolated let modelContainer: ModelContainer
      public nonisolated let modelExecutor: any ModelExecutor
      public init(modelContainer: ModelContainer) {
      self.modelContainer = modelContainer
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
      }
      """
    )
  }
}
