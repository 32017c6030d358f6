import ObjectFiles

/// The facts about a learner's compiled code: the app's entry point, and the names that the code uses.
///
/// It is derived from the compiler's output: source can hide its calls, but an object cannot.
package struct CompiledCode: Hashable, Sendable, Codable {
  /// The entry point of the app.
  package var start: Start
  /// The findings that a teacher should check before trusting the app's output.
  package var findings: [CodeFinding] = []
  /// The other reported names that the code uses, such as those for files, console output and the time.
  package var uses: [String] = []
  /// The names of the obsolete containers that the code uses, even through aliases.
  package var oldContainers: Set<String> = []
  /// The names of the modifiers that the code uses and that can make a view differ from NavLab's description.
  package var appearance: Set<String> = []

  /// A kind of entry point.
  package enum Start: Hashable, Sendable, Codable {
    /// A type marked with `@main` that NavLab launches through the given symbol.
    case type(accessor: String)
    /// A type that the compiler's own entry point launches, because other code cannot name it.
    case compilersEntry
    /// A type with the given name that is marked with `@main` but cannot be launched, because it is not an `App`.
    case notAnApp(String)
    /// The learner's own statements.
    case statements
    /// No known entry point, because there is no app or because the compiler's output cannot be read on this system.
    case unknown
  }
}

/// A part of a learner's code that a teacher should check.
package struct CodeFinding: Hashable, Sendable, Codable {
  /// The finding, as the end of a sentence that starts with "The code".
  package var what: String
  /// The file and line of the finding, or nil if it has no location.
  package var place: String?

  package init(what: String, place: String? = nil) {
    self.what = what
    self.place = place
  }

  /// A Boolean value that indicates whether the code reads its launch arguments.
  package var readsArguments: Bool { what == "uses \(CodeReach.arguments)" }
}

extension CompiledCode {
  /// Creates the facts about an object.
  ///
  /// - Parameters:
  ///   - object: The object, or nil if it cannot be read.
  ///   - module: The name of the learner's module.
  init(_ object: ElfFile?, module: String) {
    guard let object else {
      self.init(start: .unknown)
      return
    }
    let names = object.allNames
    let entry = CompiledEntry(names, module: module)
    self.init(start: entry.start, findings: entry.findings)
    let reach = CodeReach(names, sections: object.sectionNames, module: module)
    findings += reach.findings
    uses = reach.uses
    oldContainers = reach.oldContainers
    appearance = reach.appearance
  }
}
