/// The entry point of an app that is built from a learner's files.
enum AppEntry: Hashable {
  /// The learner's own type with the given name, which is marked with `@main`.
  case ownApp(String)
  /// The learner's own statements in `main.swift`.
  case ownScript
  /// An app that is generated around one of the learner's views.
  case around(view: String)
  /// An app that is generated around the code of a preview.
  case preview(code: String, properties: [String] = [])
  /// An app that is generated around the delegates of a UIKit app.
  case uiKit(delegate: String, scene: String?)
  /// No entry point.
  case none

  /// Returns the possible entry points, in order of preference.
  ///
  /// - Parameters:
  ///   - files: The learner's files.
  ///   - choices: The user's choices.
  /// - Returns: The possible entry points.
  /// - Throws: `BuildError` if the chosen view or preview does not exist.
  static func candidates(
    in files: [SourceFile],
    choices: BuildChoices = BuildChoices()
  ) throws(BuildError) -> [AppEntry] {
    let outlines = files.map { EntryOutline(of: $0.text) }
    if let chosen = try chosen(choices, among: outlines) { return [chosen] }
    if let delegate = outlines.compactMap(\.applicationDelegate).first {
      return [.uiKit(delegate: delegate, scene: outlines.compactMap(\.sceneDelegate).first)]
    }
    if let name = outlines.compactMap(\.mainType).first { return [.ownApp(name)] }
    if files.contains(where: \.isScript) { return [.ownScript] }
    let views = outlines.flatMap(\.views)
    let previews = previews(in: outlines)
    var guesses: [AppEntry] = []
    if views.contains("ContentView") {
      // A preview that provides the view's arguments is better than the view without them.
      let injecting = previews.first {
        $0.code.contains("ContentView(")
          && [".environment", ".modelContainer"].contains(where: $0.code.contains)
      }
      if let injecting { guesses.append(injecting.entry) }
      guesses.append(.around(view: "ContentView"))
    }
    for preview in [previews.first { !$0.isProvider }, previews.first { $0.isProvider }] {
      if let entry = preview?.entry, !guesses.contains(entry) { guesses.append(entry) }
    }
    if let last = views.last, last != "ContentView" { guesses.append(.around(view: last)) }
    return guesses + [.none]
  }

  /// Returns the previews in the order of the files, followed by the previews in the old form.
  static func previews(in outlines: [EntryOutline]) -> [PreviewOutline] {
    outlines.flatMap(\.previews) + outlines.flatMap(\.previewProviders).flatMap(\.previews)
  }

  private static func chosen(
    _ choices: BuildChoices,
    among outlines: [EntryOutline]
  ) throws(BuildError) -> AppEntry? {
    if let view = choices.view {
      let views = outlines.flatMap(\.views)
      guard views.contains(view) else {
        throw .source(SourceFault(reason: .noView(view, views)))
      }
      return .around(view: view)
    }
    guard let number = choices.preview else { return nil }
    let previews = previews(in: outlines)
    guard previews.indices.contains(number - 1) else {
      let titles = previews.enumerated().map { "\($0 + 1) (\($1.title))" }
      throw .source(SourceFault(reason: .noPreview(number, titles)))
    }
    return previews[number - 1].entry
  }

  /// Returns the name to show for the app, or nil if there is no app.
  func name(in request: BuildRequest) -> String? {
    switch self {
    case .ownApp(let name), .around(let name): name
    case .uiKit: request.moduleName
    case .preview: "Preview"
    case .ownScript: request.moduleName
    case .none: nil
    }
  }

  /// Returns the generated source to compile together with the learner's files, or nil if none is needed.
  func source(beside files: [SourceFile]) -> String? {
    let text = files.map(\.text).joined()
    switch self {
    case .ownApp, .ownScript, .none: return nil
    case .around(let view):
      return app(named: Self.free("\(view)App", in: text), around: "\(view)()", beside: files)
    case .uiKit(let delegate, let scene):
      let content =
        scene.map { "UIKitAppContent(sceneDelegate: \($0).self)" } ?? "UIKitAppContent()"
      let delegated = "  @UIApplicationDelegateAdaptor(\(delegate).self) private var delegate\n"
      return app(
        named: Self.free("UIKitApp", in: text),
        around: content,
        beside: files,
        with: delegated
      )
    case .preview(let code, let properties):
      let root = Self.free("Preview", in: text)
      return app(named: Self.free("PreviewApp", in: text), around: "\(root)()", beside: files) + """

        struct \(root): View {
        \(properties.map { $0 + "\n" }.joined())  var body: some View {
        \(code)
          }
        }

        """
    }
  }

  private func app(
    named name: String,
    around root: String,
    beside files: [SourceFile],
    with properties: String = ""
  ) -> String {
    // A preview may use the imports of its file. Names of frameworks without a module are visible in every file.
    let imports = Set(files.flatMap { EntryOutline(of: $0.text).imports } + ["SwiftUI"])
      .filter { FrameworkHome.all[$0] == nil }
    return """
      \(imports.sorted().map { "import \($0)" }.joined(separator: "\n"))

      @main
      struct \(name): App {
      \(properties)  var body: some Scene {
          WindowGroup { \(root) }
        }
      }

      """
  }

  /// Returns a name that differs from all of the learner's types, extending the given name if necessary.
  private static func free(_ name: String, in text: String) -> String {
    let declared = text.matches(of: /\b(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/)
    let taken = Set(declared.map { String($0.1) })
    var free = name
    while taken.contains(free) { free += "_" }
    return free
  }
}

extension SourceFile {
  /// A Boolean value that indicates whether Swift treats the file's statements as the program.
  var isScript: Bool { name == "main.swift" || name.hasSuffix("/main.swift") }
}
