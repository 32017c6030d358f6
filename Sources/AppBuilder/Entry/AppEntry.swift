/// How an app made of a learner's files starts.
enum AppEntry: Hashable {
  /// The learner's own `@main` type, by its name.
  case ownApp(String)
  /// The learner's own statements in `main.swift`.
  case ownScript
  /// An app that is written around one of the learner's views.
  case around(view: String)
  /// An app that is written around the code of a preview.
  case preview(code: String)
  /// Nothing to start with.
  case none

  /// The ways to start, best first; those that are guesses are followed by others.
  static func candidates(in files: [SourceFile]) -> [AppEntry] {
    let outlines = files.map { SourceOutline(of: $0.text) }
    if let name = outlines.compactMap(\.mainType).first { return [.ownApp(name)] }
    if files.contains(where: \.isScript) { return [.ownScript] }
    let views = outlines.flatMap(\.views)
    var guesses: [AppEntry] = []
    if views.contains("ContentView") { guesses.append(.around(view: "ContentView")) }
    if let code = outlines.flatMap(\.previews).first {
      guesses.append(.preview(code: code))
    }
    if let provider = outlines.flatMap(\.previewProviders).first {
      guesses.append(.preview(code: "\(provider).previews"))
    }
    if let last = views.last, last != "ContentView" { guesses.append(.around(view: last)) }
    return guesses + [.none]
  }

  /// The name to show for the app.
  func name(in request: BuildRequest) -> String? {
    switch self {
    case .ownApp(let name), .around(let name): name
    case .preview: "Preview"
    case .ownScript: request.moduleName
    case .none: nil
    }
  }

  /// The source to compile beside the learner's, if any.
  func source(beside files: [SourceFile]) -> String? {
    let text = files.map(\.text).joined()
    switch self {
    case .ownApp, .ownScript, .none: return nil
    case .around(let view):
      return app(named: Self.free("\(view)App", in: text), around: "\(view)()", beside: files)
    case .preview(let code):
      let root = Self.free("Preview", in: text)
      return app(named: Self.free("PreviewApp", in: text), around: "\(root)()", beside: files) + """

        struct \(root): View {
          var body: some View {
        \(code)
          }
        }

        """
    }
  }

  private func app(named name: String, around root: String, beside files: [SourceFile]) -> String {
    // A preview may use what the learner's file imports.
    let imports = Set(files.flatMap { SourceOutline(of: $0.text).imports } + ["SwiftUI"])
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      @main
      struct \(name): App {
        var body: some Scene {
          WindowGroup { \(root) }
        }
      }

      """
  }

  /// The name, made longer until no type of the learner's has it.
  private static func free(_ name: String, in text: String) -> String {
    let declared = text.matches(of: /\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/)
    let taken = Set(declared.map { String($0.1) })
    var free = name
    while taken.contains(free) { free += "_" }
    return free
  }
}

extension SourceFile {
  /// Whether Swift takes the file's statements as the program.
  var isScript: Bool { name == "main.swift" || name.hasSuffix("/main.swift") }
}
