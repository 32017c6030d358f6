/// A word that begins with a percent sign and requests an action other than a command.
enum Magic: Hashable {
  /// A word at the top of a cell that specifies what the cell contains.
  case cell(CellWord)
  /// A word that occupies a line among commands.
  case line(LineWord)

  /// A magic word at the top of a cell.
  enum CellWord: String, CaseIterable, Hashable {
    case app
    case check
    case predict
    case script
  }

  /// A magic word that occupies a whole line.
  enum LineWord: String, CaseIterable, Hashable {
    case draw
    case hint
    case quiz
    case start
    case task
    case undo
  }

  /// Creates the magic word with the given name, or returns nil if no magic word has this name.
  ///
  /// - Parameter word: The word with its percent signs.
  init?(_ word: some StringProtocol) {
    if word.hasPrefix("%%"), let cell = CellWord(rawValue: String(word.dropFirst(2))) {
      self = .cell(cell)
    } else if word.hasPrefix("%"), let line = LineWord(rawValue: String(word.dropFirst())) {
      self = .line(line)
    } else {
      return nil
    }
  }

  /// All magic words, first those for cells and then those for lines.
  static let all = CellWord.allCases.map(Magic.cell) + LineWord.allCases.map(Magic.line)

  /// The magic word with its percent signs.
  var word: String {
    switch self {
    case .cell(let word): "%%\(word.rawValue)"
    case .line(let word): "%\(word.rawValue)"
    }
  }

  /// The syntax of the word, including its arguments.
  var synopsis: String {
    switch self {
    case .cell(.app): "%%app [NAME]"
    case .cell(.check): "%%check EXERCISE"
    case .cell(.predict): "%%predict SUBJECT"
    case .cell(.script): "%%script"
    case .line(.draw): "%draw"
    case .line(.hint): "%hint [EXERCISE]"
    case .line(.quiz): "%quiz NUMBER"
    case .line(.start): "%start EXERCISE"
    case .line(.task): "%task NUMBER"
    case .line(.undo): "%undo [COUNT]"
    }
  }

  /// The purpose of the word, in one sentence.
  var summary: String {
    switch self {
    case .cell(.app):
      "Compiles the Swift code of the cell and starts the app; without code, starts the app of the lesson or file NAME."
    case .cell(.check):
      "Checks the answer in the cell; without an answer, checks the work in your folder."
    case .cell(.predict): "Asks you to predict the result of the cell's commands, then runs them."
    case .cell(.script):
      "Checks every line of the cell, starts the app again, then runs the commands."
    case .line(.draw): "Draws the app."
    case .line(.hint): "Shows the next hint for the task of the lesson, or for an exercise."
    case .line(.quiz): "Asks one of the questions in the lesson whose app is open."
    case .line(.start): "Shows an exercise, and puts its starter into the next cell."
    case .line(.task): "Checks whether a task of the lesson is done."
    case .line(.undo): "Undoes one command or several."
    }
  }
}
