/// The macro behind `@Entry`, which provides a key and accessors for a variable in an extension of a type such as
/// `EnvironmentValues`.
struct EntryMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "EntryMacro"

  /// The role that the compiler requests: `accessor` or `peer`.
  let role: String
  /// The variable marked with `@Entry`.
  let declaration: CompilerRequest.Syntax
  /// The surrounding declarations, from the inside out.
  let context: [CompilerRequest.Syntax]

  /// The expansion of the macro, or an error about the variable.
  var answer: CompilerAnswer {
    do {
      let variable = try EntryVariable(source: declaration.source)
      return .expansion(role == "accessor" ? accessors(of: variable) : key(of: variable))
    } catch {
      // Both roles are requested; only one of them reports, so that the message appears once.
      guard role == "accessor" else { return .expansion("") }
      return .failure(
        message: error.description,
        at: declaration.start,
        // Without accessors, the compiler would add two confusing errors.
        expansion: "get { fatalError() }"
      )
    }
  }

  private func accessors(of variable: EntryVariable) -> String {
    let key = "__Key_\(variable.bareName).self"
    return """
      get { self[\(key)] }
      set { self[\(key)] = newValue }
      """
  }

  private func key(of variable: EntryVariable) -> String {
    """
    private struct __Key_\(variable.bareName): \(keyProtocol) {
      \(defaultValue(of: variable))
    }
    """
  }

  /// Returns the source that declares the key's default value: a computed property if the type is known, or else a
  /// constant.
  ///
  /// Only a stored property can leave its type to the compiler.
  private func defaultValue(of variable: EntryVariable) -> String {
    guard let type = variable.type ?? variable.literalType else {
      return "static let defaultValue = \(variable.initialValue ?? "nil")\n"
    }
    return """
      static var defaultValue: \(type) {
        \(variable.initialValue ?? "nil")
      }
      """
  }

  /// The name of the protocol to which keys of the extended type must conform.
  private var keyProtocol: String {
    for source in context.map(\.source) {
      if source.contains("extension ContainerValues") { return "ContainerValueKey" }
      if source.contains("extension FocusedValues") { return "FocusedEntryKey" }
      if source.contains("extension Transaction") { return "TransactionKey" }
    }
    return "EnvironmentKey"
  }
}
