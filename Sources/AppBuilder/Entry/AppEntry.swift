/// How an app made of a learner's files starts.
enum AppEntry: Hashable {
  /// The learner's own `@main` type, by its name.
  case ownApp(String)
  /// The learner's own statements in `main.swift`.
  case ownScript
  /// An app that is written around a view: its name and the code that makes the view.
  case around(name: String, code: String)
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
      guesses.append(.around(name: "Preview", code: code))
    }
    if let provider = outlines.flatMap(\.previewProviders).first {
      guesses.append(.around(name: provider, code: "\(provider).previews"))
    }
    if let last = views.last, last != "ContentView" { guesses.append(.around(view: last)) }
    return guesses + [.none]
  }

  private static func around(view: String) -> AppEntry {
    .around(name: view, code: "\(view)()")
  }

  /// The name to show for the app.
  func name(in request: BuildRequest) -> String? {
    switch self {
    case .ownApp(let name), .around(let name, _): name
    case .ownScript: request.moduleName
    case .none: nil
    }
  }

  /// The source to compile beside the learner's, if any.
  func source(beside files: [SourceFile]) -> String? {
    guard case .around(let name, let code) = self else { return nil }
    let imports = files.flatMap { SourceOutline(of: $0.text).imports } + ["SwiftUI"]
    let text = files.map(\.text).joined()
    // A learner's type of the same name would make the app's ambiguous.
    var type = "\(name)App"
    while text.contains(type) { type += "_" }
    return """
      \(Set(imports).sorted().map { "import \($0)" }.joined(separator: "\n"))

      @main
      struct \(type): App {
        var body: some Scene {
          WindowGroup { \(type)Root() }
        }
      }

      struct \(type)Root: View {
        var body: some View {
      \(code)
        }
      }

      """
  }
}

extension SourceFile {
  /// Whether Swift takes the file's statements as the program.
  var isScript: Bool { name == "main.swift" || name.hasSuffix("/main.swift") }
}
