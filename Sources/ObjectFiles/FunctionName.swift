/// A converter that shortens the names of compiled functions to those in the source.
enum FunctionName {
  /// Returns a short name such as `ShopView.body`, or nil if the compiler made the function on its own.
  ///
  /// For a closure or a function in another one, it is the name of the outermost function.
  ///
  /// - Parameter symbol: The name in the object.
  /// - Returns: The name without the module and the parameters.
  static func readable(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), symbol.utf8.count <= maximumLength else { return nil }
    let known = symbol.hasSuffix(initialiser) ? accessor(ofInitialiser: symbol) : symbol
    var text = Demangling.text(of: known)
    guard text != known else { return nil }
    if let start = text.firstRange(of: resumption) { text = String(text[start.upperBound...]) }
    guard !text.contains(" for ") else { return nil }
    return outermost(text)
  }

  /// The words before the name of an asynchronous function, of which the code is a part.
  private static let resumption = " partial function for "
  private static let maximumLength = 2_000
  /// The end of the symbol of a function that initialises a static or global variable.
  private static let initialiser = "_WZ"

  /// Returns the symbol of the variable that a function initialises, as if the variable were an integer.
  ///
  /// The readable name of the function itself lacks the type to which the variable belongs.
  private static func accessor(ofInitialiser symbol: String) -> String {
    symbol.dropLast(initialiser.count) + "Sivau"
  }

  static func outermost(_ declaration: String) -> String? {
    let text = withoutGenerics(
      declaration.replacing(/\(_?([\w$]+) in _[0-9A-F]+\)\.(?:didset|willset)\b/) { $0.1 }
        .replacing(/\(([\w$]+) in _[0-9A-F]+\)/) { $0.1 }
        .replacing(/\(extension in \w+\):/, with: "")
    )
    let last = text.split(separator: " in ").last.map(String.init) ?? text
    if let match = last.firstMatch(of: /((?:\w+\.)+)([^\s\w]+) (?:infix|prefix|postfix)/) {
      return (match.1.split(separator: ".").dropFirst() + [match.2]).joined(separator: ".")
    }
    let head = last.prefix { $0 != "(" && $0 != ":" }
    var names = (head.split(separator: " ").last ?? "").split(separator: ".").dropFirst()
    if let accessor = names.last, accessors.contains(String(accessor)) { names.removeLast() }
    let name = names.map { own[String($0)] ?? withoutStorage($0) }.joined(separator: ".")
    return name.isEmpty ? nil : name
  }

  /// Returns a declaration without generic parameters and constraints, such as `<A where A == Swift.Int>`.
  private static func withoutGenerics(_ declaration: String) -> String {
    var text = ""
    var depth = 0
    var previous: Character = " "
    for character in declaration {
      defer { previous = character }
      if character == "<", depth > 0 || previous.isPartOfName {
        depth += 1
      } else if depth == 0 {
        text.append(character)
      } else if character == ">", previous != "-" {
        depth -= 1
      }
    }
    return text
  }

  /// Returns the name of a lazy property whose storage has another name.
  private static func withoutStorage(_ name: Substring) -> String {
    let storage = "$__lazy_storage_$_"
    return String(name.hasPrefix(storage) ? name.dropFirst(storage.count) : name)
  }

  private static let accessors: Set = [
    "getter", "setter", "modify", "modify2", "read", "read2", "didset", "willset",
    "unsafeMutableAddressor",
  ]
  private static let own = [
    "__allocating_init": "init", "__deallocating_deinit": "deinit",
    "__isolated_deallocating_deinit": "deinit", "__derived_struct_equals": "==",
    "__derived_enum_equals": "==",
  ]
}

extension Character {
  /// A Boolean value that indicates whether an identifier can contain the character.
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
