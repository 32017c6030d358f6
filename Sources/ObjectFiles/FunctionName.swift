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
    var text = Demangling.text(of: symbol)
    guard text != symbol else { return nil }
    if let start = text.firstRange(of: resumption) { text = String(text[start.upperBound...]) }
    guard !text.contains(" for ") else { return nil }
    return outermost(text)
  }

  /// The words before the name of an asynchronous function, of which the code is a part.
  private static let resumption = " partial function for "
  private static let maximumLength = 2_000

  static func outermost(_ declaration: String) -> String? {
    let text = declaration.replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.1 }
      .replacing(/\(extension in \w+\):/, with: "")
    let last = text.split(separator: " in ").last.map(String.init) ?? text
    let head = last.prefix { $0 != "(" && $0 != "<" && $0 != ":" }
    let words = head.split(separator: " ").filter { !["infix", "prefix", "postfix"].contains($0) }
    var names = (words.last ?? "").split(separator: ".").dropFirst()
    if let accessor = names.last, accessors.contains(String(accessor)) { names.removeLast() }
    let name = names.map { own[String($0)] ?? String($0) }.joined(separator: ".")
    return name.isEmpty ? nil : name
  }

  private static let accessors: Set = [
    "getter", "setter", "modify", "modify2", "read", "read2", "didset", "willset",
  ]
  private static let own = [
    "__allocating_init": "init", "__deallocating_deinit": "deinit",
    "__isolated_deallocating_deinit": "deinit",
  ]
}
