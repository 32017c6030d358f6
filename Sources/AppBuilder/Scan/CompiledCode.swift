/// The compiled form of a learner's code, as far as it shows how the app starts and what it reaches
/// for.
///
/// It is read off the compiler's own output: a text can hide what it calls, an object cannot.
package struct CompiledCode: Hashable, Sendable, Codable {
  /// The start of the app.
  package var start: Start
  /// The places that a person should look at before trusting what the app shows, in the order of
  /// the object.
  package var findings: [CodeFinding] = []
  /// The other names that the code reaches for, which need no look: files, notes on the console,
  /// the time.
  package var uses: [String] = []
  /// The containers that it uses though newer ones have replaced them, under whatever name it has them.
  package var oldContainers: Set<String> = []

  /// A way to start an app.
  package enum Start: Hashable, Sendable, Codable {
    /// NavLab launches the type that is marked `@main`; the symbol leads to it.
    case type(accessor: String)
    /// The compiler's own entry launches a type that nobody else can name, and that has no `main` of its own.
    case compilersEntry
    /// The type that is marked `@main`, by its name, is no `App`, so there is nothing to launch.
    case notAnApp(String)
    /// Statements of the learner's own start the program.
    case statements
    /// Nothing starts: there is no app, or the compiler's output cannot be read on this system.
    case unknown
  }
}

/// Something in a learner's code that a person should look at.
package struct CodeFinding: Hashable, Sendable, Codable {
  /// The finding, as it ends the sentence "The code …".
  package var what: String
  /// The file and line that it is about, if it is about one.
  package var place: String?

  package init(what: String, place: String? = nil) {
    self.what = what
    self.place = place
  }
}

extension CompiledCode {
  /// Reads an object.
  ///
  /// - Parameters:
  ///   - object: The object, or nil where there is none that can be read.
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
  }
}
