/// A probe that determines, before anything is compiled, which imported modules do not exist.
///
/// The compiler itself stops at the first missing module, and in a large app only after a long time. So it receives a
/// file with only the conditions and, in place of each import, a question.
struct ImportProbe: Hashable {
  /// The source that makes the compiler report missing modules.
  private(set) var source = ""
  /// The imports whose modules the compiler must look up, with their files.
  private(set) var questions: [Question] = []

  /// An import whose module the compiler must look up.
  struct Question: Hashable {
    /// The learner's name for the file.
    var file: String
    /// The text of the import's line.
    var text: String
    /// The import statement.
    var statement: ImportStatement
  }

  /// Creates a probe for the imports in files.
  ///
  /// - Parameters:
  ///   - sources: The files in the form that the compiler receives.
  ///   - known: The modules that need no question, such as the app's own.
  init(_ sources: StagedSources, known: Set<String>) {
    for file in sources.files {
      guard let name = file.name else { continue }
      let outline = ImportOutline(of: file.text)
      let isDoubtful = { (statement: ImportStatement) in
        !statement.isAlwaysThere && !known.contains(statement.module)
      }
      // The compiler reports mistakes in conditions.
      guard outline.isBalanced, outline.statements.contains(where: isDoubtful) else { continue }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for part in outline.parts {
        switch part {
        case .directive(let words): source += words + "\n"
        case .statement(let statement) where isDoubtful(statement):
          source += """
            #if \(Self.hidden.contains(statement.module) ? "true" : "!canImport(\(statement.module))")
            #warning("\(Self.mark) \(questions.count)")
            #endif

            """
          let text = String(lines[statement.line - 1])
          questions.append(Question(file: name, text: text, statement: statement))
        case .statement: break
        }
      }
    }
  }

  private static let mark = "no module"

  /// The names of the modules, other than NavUI, that the compiler needs but an app cannot import.
  private static let hidden: Set = ["SceneModel", "SharedLists"]

  /// Returns one message for each module that the compiler reports as missing, located at the module's first import.
  ///
  /// - Parameter output: The compiler's output.
  /// - Returns: The messages in the order of the files.
  func missing(in output: String) -> [CompilerDiagnostic] {
    let numbers = output.matches(of: /warning: no module (\d+)/).compactMap { Int($0.1) }
    let found = Set(numbers).sorted().filter { questions.indices.contains($0) }.map {
      questions[$0]
    }
    var told: [String: Int] = [:]
    var diagnostics: [CompilerDiagnostic] = []
    for question in found {
      if let index = told[question.statement.module] {
        diagnostics[index].notes.append("\(question.file):\(question.statement.line)")
        continue
      }
      told[question.statement.module] = diagnostics.count
      diagnostics.append(question.diagnostic)
    }
    return diagnostics.map(\.withOtherFiles)
  }
}

extension ImportProbe.Question {
  fileprivate var diagnostic: CompilerDiagnostic {
    let message = "no such module '\(statement.module)'"
    let number = "\(statement.line)"
    let margin = String(repeating: " ", count: number.count)
    let source = PlainText.singleLine(text)
    let caret = String(repeating: " ", count: statement.column - 1)
    return CompilerDiagnostic(
      file: file,
      line: statement.line,
      column: statement.column,
      severity: .error,
      message: message,
      text: """
        \(file):\(statement.line):\(statement.column): error: \(message)
        \(number) | \(source)
        \(margin) | \(caret)`- error: \(message)
        """,
      explanation: MissingModuleExplanation.of(message)
    )
  }
}

extension CompilerDiagnostic {
  /// This message, with a note about the other files that contain the same import.
  fileprivate var withOtherFiles: CompilerDiagnostic {
    guard let first = notes.first else { return self }
    var told = self
    let more = notes.count == 2 ? "1 more place" : "\(notes.count - 1) more places"
    let others = notes.count == 1 ? first : "\(first) and \(more)"
    told.notes = ["the module is also imported at \(others)"]
    told.text += "\nnote: the module is also imported at \(others)"
    return told
  }
}
