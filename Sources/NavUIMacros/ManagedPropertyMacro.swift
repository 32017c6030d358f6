/// The macro that replaces `@NSManaged`: it gives a property accessors that read the object's
/// value.
struct ManagedPropertyMacro {
  /// The name in the macro's declaration.
  static let name = "ManagedPropertyMacro"

  /// The property.
  let declaration: CompilerRequest.Syntax

  /// The accessors, or the fault that there is no property.
  var answer: CompilerAnswer {
    var scanner = SwiftScanner(declaration.source)
    guard scanner.skip(pastWord: "var") else {
      return .failure(message: "'@NSManaged' is for properties here", at: declaration.start)
    }
    let name = scanner.text(upToAnyOf: ":={\n").filter { $0 != "`" && $0 != " " }
    return .expansion(
      """
      get { managedValue("\(name)") }
      set { setManagedValue(newValue, "\(name)") }
      """
    )
  }
}
