import SwiftSyntax

/// The initialisers that a project adds to `NavigationLink` and that push their argument.
enum OwnLinks {
  /// Returns the types that a file's link initialisers push, keyed by the labels of the parameters.
  static func all(in file: ParsedFile) -> [String: String] {
    file.types.filter { $0.kind == .extension && $0.name == "NavigationLink" }
      .flatMap(\.initializers)
      .reduce(into: [:]) { links, initializer in
        for parameter in initializer.signature.parameterClause.parameters {
          let name = (parameter.secondName ?? parameter.firstName).text
          let isPushed = initializer.body?.innerCalls.contains { call in
            call.argument("value")?.plainName == name
          }
          if isPushed == true {
            links[parameter.firstName.text] = parameter.type.trimmedDescription
          }
        }
      }
  }
}
