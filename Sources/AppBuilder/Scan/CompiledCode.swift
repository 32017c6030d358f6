/// The compiled form of a learner's code, as far as it shows the app's entry point and the names
/// that it uses.
///
/// It is derived from the compiler's output: source can hide its calls, but an object cannot.
package struct CompiledCode: Hashable, Sendable, Codable {
  /// The entry point of the app.
  package var start: Start
  /// The places that a teacher should check before trusting the app's output, in the order of the
  /// object.
  package var findings: [CodeFinding] = []
  /// The other names that the code uses, which do not need a check: files, console output, the time.
  package var uses: [String] = []
  /// The obsolete containers that it uses, under any name.
  package var oldContainers: Set<String> = []
  /// The modifiers that it uses and that can make a view look different from what NavLab reads.
  package var appearance: Set<String> = []

  /// A kind of entry point.
  package enum Start: Hashable, Sendable, Codable {
    /// NavLab launches the type that is marked `@main`, which the symbol identifies.
    case type(accessor: String)
    /// The compiler's own entry point launches a type that cannot be named elsewhere and has no
    /// `main` of its own.
    case compilersEntry
    /// The type that is marked `@main`, with this name, is not an `App`, so there is nothing to
    /// launch.
    case notAnApp(String)
    /// The learner's own statements start the program.
    case statements
    /// There is no entry point: no app, or output of the compiler that cannot be read on this
    /// system.
    case unknown
  }
}

/// Something in a learner's code that a teacher should check.
package struct CodeFinding: Hashable, Sendable, Codable {
  /// The finding, as the end of the sentence "The code …".
  package var what: String
  /// The file and line of the finding, if it has a place.
  package var place: String?

  package init(what: String, place: String? = nil) {
    self.what = what
    self.place = place
  }

  /// Whether the code reads the arguments of its launch.
  package var readsArguments: Bool { what == "uses \(CodeReach.arguments)" }
}

extension CompiledCode {
  /// Reads an object.
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
