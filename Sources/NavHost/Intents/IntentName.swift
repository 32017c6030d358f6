internal import NavUI

/// The name of an intent's type, with which the Swift runtime finds the type.
struct IntentName {
  private let module: String
  private let names: [String]

  /// Creates a name from text such as `OpenOrder`, `Orders.OpenOrder` or, with a module, `Shop.OpenOrder`.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - app: An app of the module that is used if the name has none.
  init(_ text: String, beside app: any App.Type) {
    module = String(String(reflecting: app).prefix { $0 != "." })
    names = text.split(separator: ".").map(String.init)
  }

  /// The type with the name, or nil if the app has none.
  @MainActor
  var type: Any.Type? {
    Self.find(names, in: module)
      ?? (names.count > 1 ? Self.find(Array(names.dropFirst()), in: names[0]) : nil)
  }

  /// Returns the type at a path of names in a module, or nil if there is none.
  private static func find(_ names: [String], in module: String) -> Any.Type? {
    guard let last = names.last, names.allSatisfy({ !$0.isEmpty }) else { return nil }
    let outer = names.dropLast()
    for container in outer.isEmpty ? [""] : ["O", "V", "C"] {
      let context = outer.map { "\($0.utf8.count)\($0)\(container)" }.joined()
      for kind in ["V", "C", "O"] {
        let mangled = "\(module.utf8.count)\(module)\(context)\(last.utf8.count)\(last)\(kind)"
        if let type = _typeByName(mangled) { return type }
      }
    }
    return nil
  }
}
