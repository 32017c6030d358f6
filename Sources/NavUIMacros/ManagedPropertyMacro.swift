/// The macro that replaces `@NSManaged`, adding accessors that read and write a property's value in the managed object.
struct ManagedPropertyMacro {
  /// The type name that the macro's declaration specifies.
  static let name = "ManagedPropertyMacro"

  /// The property to which the macro is attached.
  let declaration: CompilerRequest.Syntax

  /// The accessors, or an error if the declaration is not a property.
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
