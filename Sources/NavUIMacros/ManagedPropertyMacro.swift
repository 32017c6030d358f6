/// The macro that stands for `@NSManaged`: a property gets accessors that ask the object for its value.
struct ManagedPropertyMacro {
  /// The name in the macro's declaration.
  static let name = "ManagedPropertyMacro"

  /// The property.
  let declaration: CompilerRequest.Syntax

  /// The accessors, or that there is no property.
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
