import ObjectFiles

/// The entry point through which an object starts its app, derived from the compiler's names.
///
/// For the type that is marked `@main`, the compiler generates a function `$main`, which calls `main`: that of `App`,
/// or one of the learner's own. NavLab calls neither if it can name the type.
struct CompiledEntry {
  private let names: [ElfFile.Name]
  private let module: String
  /// The mangled name of the type that is marked with `@main`, or nil if there is none.
  private let type: String?
  /// The mangled name of the learner's own `main` for the type or for all apps, or nil if there is none.
  private let ownMain: String?

  /// Creates the entry point from the names in an object.
  init(_ names: [ElfFile.Name], module: String) {
    let names = names.filter(\.isDefined)
    self.names = names
    self.module = module
    // An object has thousands of names, and the few that a pattern may fit end in this way.
    let functions = names.filter { $0.text.hasSuffix("FZ") }
    let type = Self.type(in: functions)
    self.type = type
    self.ownMain = Self.ownMain(of: type, in: functions)
  }

  /// The entry point of the app.
  var start: CompiledCode.Start {
    guard let type else {
      return names.contains { $0.text == BuildPlan.entrySymbol } ? .statements : .unknown
    }
    guard isApp(type) else { return .notAnApp(spelled(type)) }
    let accessor = "\(type)Ma"
    if names.contains(where: { $0.text == accessor && !$0.isLocal }) {
      return .type(accessor: accessor)
    }
    return ownMain == nil ? .compilersEntry : .notAnApp(spelled(type))
  }

  /// The parts of the code that a teacher should check.
  var findings: [CodeFinding] {
    ownMain.map { [CodeFinding(what: "has its own entry point, which did not run: \($0)")] } ?? []
  }

  private static func type(in functions: [ElfFile.Name]) -> String? {
    for name in functions {
      guard let match = name.text.firstMatch(of: /5\$mainyy(?:Ya)?K?FZ$/) else { continue }
      return String(name.text[..<match.range.lowerBound])
    }
    return nil
  }

  private static func ownMain(of type: String?, in functions: [ElfFile.Name]) -> String? {
    let found = functions.first { name in
      guard let match = name.text.firstMatch(of: /4mainyy(?:Ya)?K?FZ$/) else { return false }
      let owner = name.text[..<match.range.lowerBound]
      return owner.hasPrefix("$s5NavUI") || type.map(owner.elementsEqual) == true
    }
    return found.map { Demangling.text(of: $0.text) }
  }

  private func isApp(_ type: String) -> Bool {
    names.contains { name in
      name.text.hasPrefix(type) && name.text.hasSuffix("Mc")
        && Demangling.text(of: name.text).contains(": NavUI.App in ")
    }
  }

  private func spelled(_ type: String) -> String {
    let text = Demangling.text(of: "\(type)Ma")
    // A name that only one file can use is written with that file: (Shop in _1A2B).
    if let hidden = text.firstMatch(of: /\((\w+) in _\w+\)$/) { return String(hidden.1) }
    let name = text.split(separator: " ").last.map(String.init) ?? text
    return name.hasPrefix("\(module).") ? String(name.dropFirst(module.count + 1)) : name
  }
}
