/// The macro behind `@Parameter` of TipKit, which turns a static variable of a tip into one that rules can refer to.
struct ParameterMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "ParameterMacro"

  /// The role that the compiler requests: `accessor` or `peer`.
  let role: String
  /// The variable marked with `@Parameter`.
  let declaration: CompilerRequest.Syntax

  /// The expansion of the macro, or an error about the variable.
  var answer: CompilerAnswer {
    guard let variable = try? EntryVariable(source: declaration.source) else {
      // Both roles are requested; only one of them reports, so that the message appears once.
      guard role == "accessor" else { return .expansion("") }
      return .failure(
        message: "'@Parameter' needs a 'static var' with a value",
        at: declaration.start,
        expansion: "get { fatalError() }"
      )
    }
    let parameter = "$\(variable.bareName)"
    guard role == "accessor" else {
      let type = variable.type.map { ": Tips.Parameter<\($0)>" } ?? ""
      let value = variable.initialValue ?? "nil"
      return .expansion("static let \(parameter)\(type) = Tips.Parameter(wrappedValue: \(value))")
    }
    return .expansion(
      """
      get { \(parameter).wrappedValue }
      set { \(parameter).wrappedValue = newValue }
      """
    )
  }
}
