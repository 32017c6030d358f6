/// A Jupyter notebook in the fourth format, minor version five.
struct Notebook: Hashable {
  /// What the notebook is called.
  var title: String
  /// The cells, from above.
  var cells: [Cell] = []

  /// A cell of a notebook.
  struct Cell: Hashable {
    /// A name that no other cell of the notebook has.
    var id: String
    var kind: Kind
    /// What stands in the cell.
    var source: String
    /// Whether what it printed is folded at first.
    var isFolded = false

    /// What a cell is.
    enum Kind: Hashable {
      /// Text.
      case markdown
      /// A command, with what it printed.
      case code([Output])
    }
  }

  /// What stands below a command.
  enum Output: Hashable {
    /// Lines of text.
    case text(String)
    /// A drawing, and the same as text.
    case drawing(svg: String, text: String)
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
    case name
  }

  func encode(to encoder: any Encoder) throws {
    var notebook = encoder.container(keyedBy: Keys.self)
    try notebook.encode(cells, forKey: .cells)
    try notebook.encode(4, forKey: .nbformat)
    try notebook.encode(5, forKey: .nbformatMinor)
    var metadata = notebook.nestedContainer(keyedBy: Keys.self, forKey: .metadata)
    try metadata.encode(title, forKey: .title)
    // No kernel is named, because there is none that understands the commands.
    var language = metadata.nestedContainer(keyedBy: Keys.self, forKey: .languageInfo)
    try language.encode("nav", forKey: .name)
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
    case executionCount = "execution_count"
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
      try cell.encodeNil(forKey: .executionCount)
      try cell.encode(outputs, forKey: .outputs)
      guard isFolded else { return }
      try metadata.encode(true, forKey: .collapsed)
      var jupyter = metadata.nestedContainer(keyedBy: Keys.self, forKey: .jupyter)
      try jupyter.encode(true, forKey: .outputsHidden)
    }
  }
}

extension Notebook.Output: Encodable {
  private enum Keys: String, CodingKey {
    case outputType = "output_type"
    case name
    case text
    case data
    case metadata
    case plain = "text/plain"
    case svg = "image/svg+xml"
  }

  func encode(to encoder: any Encoder) throws {
    var output = encoder.container(keyedBy: Keys.self)
    switch self {
    case .text(let text):
      try output.encode("stream", forKey: .outputType)
      try output.encode("stdout", forKey: .name)
      try output.encode(text.notebookLines, forKey: .text)
    case .drawing(let svg, let text):
      try output.encode("display_data", forKey: .outputType)
      var data = output.nestedContainer(keyedBy: Keys.self, forKey: .data)
      try data.encode(svg.notebookLines, forKey: .svg)
      try data.encode(text.notebookLines, forKey: .plain)
      _ = output.nestedContainer(keyedBy: Keys.self, forKey: .metadata)
    }
  }
}

extension String {
  /// The lines with their ends, as notebooks keep texts.
  fileprivate var notebookLines: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.dropLast().map { $0 + "\n" } + (lines.last.map { $0.isEmpty ? [] : [$0] } ?? [])
  }
}
