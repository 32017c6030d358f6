/// A Jupyter notebook in version 4.5 of the notebook format.
struct Notebook: Hashable {
  /// The title of the notebook.
  var title: String
  /// The cells, from top to bottom.
  var cells: [Cell] = []

  /// A cell of a notebook.
  struct Cell: Hashable {
    /// An identifier that is unique in the notebook.
    var id: String
    var kind: Kind
    /// The text of the cell.
    var source: String
    /// The parts of the cell that are initially folded.
    var folding = Folding.nothing
    /// The right answer, or nil if the cell does not ask for one.
    var answer: String?
    /// The number of the cell among the code cells, counted from 1, or nil if it is not a code cell.
    var number: Int?

    /// A kind of cell.
    enum Kind: Hashable {
      /// A cell with Markdown text.
      case markdown
      /// A cell with a command and its output.
      case code([CellOutput])
    }
  }

  /// The parts of a cell that are initially folded.
  enum Folding: Hashable {
    case nothing
    /// The output of the cell.
    case output
    /// The content and the output of the cell.
    case everything
  }

  /// The description of the kernel that runs the notebook.
  static let kernel = (name: "navlab", displayName: "NavLab", language: "nav")

  /// Creates a notebook, and numbers the code cells.
  init(title: String, cells: [Cell] = []) {
    self.title = title
    var count = 0
    self.cells = cells.map { cell in
      guard case .code = cell.kind else { return cell }
      count += 1
      var cell = cell
      cell.number = count
      return cell
    }
  }
}

extension Notebook: Encodable {
  private enum Keys: String, CodingKey {
    case cells
    case metadata
    case nbformat
    case nbformatMinor = "nbformat_minor"
    case title
    case languageInfo = "language_info"
    case kernel = "kernelspec"
    case displayName = "display_name"
    case language
    case fileExtension = "file_extension"
    case mimetype
    case name
  }

  func encode(to encoder: any Encoder) throws {
    var notebook = encoder.container(keyedBy: Keys.self)
    try notebook.encode(cells, forKey: .cells)
    try notebook.encode(4, forKey: .nbformat)
    try notebook.encode(5, forKey: .nbformatMinor)
    var metadata = notebook.nestedContainer(keyedBy: Keys.self, forKey: .metadata)
    try metadata.encode(title, forKey: .title)
    var kernel = metadata.nestedContainer(keyedBy: Keys.self, forKey: .kernel)
    try kernel.encode(Self.kernel.name, forKey: .name)
    try kernel.encode(Self.kernel.displayName, forKey: .displayName)
    try kernel.encode(Self.kernel.language, forKey: .language)
    var language = metadata.nestedContainer(keyedBy: Keys.self, forKey: .languageInfo)
    try language.encode(Self.kernel.language, forKey: .name)
    try language.encode(".nav", forKey: .fileExtension)
    try language.encode("text/x-nav", forKey: .mimetype)
  }
}

extension Notebook.Cell: Encodable {
  private enum Keys: String, CodingKey {
    case id
    case source
    case metadata
    case outputs
    case collapsed
    case jupyter
    case outputsHidden = "outputs_hidden"
    case cellType = "cell_type"
    case sourceHidden = "source_hidden"
    case executionCount = "execution_count"
    case tags
    case navlab
    case answer
  }

  func encode(to encoder: any Encoder) throws {
    var cell = encoder.container(keyedBy: Keys.self)
    try cell.encode(id, forKey: .id)
    try cell.encode(source.notebookLines, forKey: .source)
    var metadata = cell.nestedContainer(keyedBy: Keys.self, forKey: .metadata)
    switch kind {
    case .markdown: try cell.encode("markdown", forKey: .cellType)
    case .code(let outputs):
      try cell.encode("code", forKey: .cellType)
      try cell.encode(number, forKey: .executionCount)
      try cell.encode(
        outputs.map { NumberedOutput(number: number, output: $0) },
        forKey: .outputs
      )
      // When the whole notebook is run, it continues after commands that a lesson shows as refused.
      if outputs.contains(where: \.isError) {
        try metadata.encode(["raises-exception"], forKey: .tags)
      }
      if let answer {
        var navlab = metadata.nestedContainer(keyedBy: Keys.self, forKey: .navlab)
        try navlab.encode(answer, forKey: .answer)
      }
      guard folding != .nothing else { return }
      try metadata.encode(true, forKey: .collapsed)
      var jupyter = metadata.nestedContainer(keyedBy: Keys.self, forKey: .jupyter)
      try jupyter.encode(true, forKey: .outputsHidden)
      if folding == .everything { try jupyter.encode(true, forKey: .sourceHidden) }
    }
  }
}

extension CellOutput {
  fileprivate var isError: Bool { if case .error = self { true } else { false } }
}

/// An output of a cell, encoded together with the number of the cell.
private struct NumberedOutput: Encodable {
  let number: Int?
  let output: CellOutput

  private enum Keys: String, CodingKey {
    case outputType = "output_type"
    case name
    case text
    case data
    case metadata
    case executionCount = "execution_count"
    case errorName = "ename"
    case message = "evalue"
    case traceback
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Keys.self)
    switch output {
    case .stream(let stream, let text):
      try members.encode("stream", forKey: .outputType)
      try members.encode(stream.rawValue, forKey: .name)
      try members.encode(text.notebookLines, forKey: .text)
    case .result(let picture):
      try members.encode("execute_result", forKey: .outputType)
      try members.encode(number, forKey: .executionCount)
      try members.encode(picture.data.mapValues(\.notebookLines), forKey: .data)
      _ = members.nestedContainer(keyedBy: Keys.self, forKey: .metadata)
    case .display(let picture):
      try members.encode("display_data", forKey: .outputType)
      try members.encode(picture.data.mapValues(\.notebookLines), forKey: .data)
      _ = members.nestedContainer(keyedBy: Keys.self, forKey: .metadata)
    case .error(let name, let message, let lines):
      try members.encode("error", forKey: .outputType)
      try members.encode(name, forKey: .errorName)
      try members.encode(message, forKey: .message)
      try members.encode(lines, forKey: .traceback)
    }
  }
}

extension String {
  /// The lines of the text with their line feeds, as notebooks store them.
  fileprivate var notebookLines: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.dropLast().map { $0 + "\n" } + (lines.last.map { $0.isEmpty ? [] : [$0] } ?? [])
  }
}
