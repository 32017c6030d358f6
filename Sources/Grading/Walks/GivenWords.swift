import Course

/// The words and numbers that a task gives to learners in its text, the starter and the app's data.
///
/// A right answer knows them, because learners do not invent the data of an app that has links.
struct GivenWords: Hashable, Sendable {
  /// The quoted words and the numbers in code and data.
  private(set) var names: Set<String> = []
  /// The quoted texts in code and data.
  private(set) var texts: Set<String> = []
  /// All words in the code, the data and the task.
  private(set) var all: Set<String> = []

  /// Creates a collection of the words in the given texts.
  ///
  /// - Parameters:
  ///   - sources: The code of the starter, and the data.
  ///   - task: The text of the task.
  init(sources: [String] = [], task: String = "") {
    for text in sources {
      texts.formUnion(text.matches(of: /"([^"\\\n]+)"/).map { String($0.output.1) })
      let numbers = text.matches(of: /[0-9]+/).map { String($0.output) }
      names.formUnion(numbers.filter { $0.count <= Self.mostDigits })
    }
    names.formUnion(texts.filter(\.isPlainWord))
    for text in sources + [task] {
      all.formUnion(text.matches(of: /[A-Za-z0-9_-]+/).map { String($0.output) })
    }
  }

  /// Creates a collection of the words that an exercise gives to learners.
  ///
  /// - Parameter exercise: The exercise.
  init(in exercise: Exercise) {
    let files = exercise.answerFiles(in: exercise.starter).filter { $0.hasSuffix(".swift") }
    let paths = files.map { "\(exercise.starter)/\($0)" } + exercise.data.values
    // A file that cannot be read gives no words; then fewer links are opened.
    let task = (try? TextFile.read("\(exercise.folder)/Task.md", remedy: "add it")) ?? ""
    self.init(
      sources: paths.compactMap { try? TextFile.read($0, remedy: "add it") },
      task: task
    )
  }

  /// The maximum number of digits in a number that is collected as a name.
  private static let mostDigits = 4
}
