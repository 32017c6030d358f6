/// The learner's files under names that no tool can confuse with an option or response file.
struct StagedSources: Hashable, Sendable {
  /// A file with its path and text for the compiler.
  struct File: Hashable, Sendable {
    /// The path relative to the folder with the sources, starting with `./`.
    var path: String
    /// The learner's name for the file, or nil for a generated file.
    var name: String?
    /// The text for the compiler, which has the same length as the learner's text.
    var text: String
  }

  /// The files in the compiler's order.
  private(set) var files: [File] = []
  /// The compiler's name for the generated entry point, or nil if there is none.
  private(set) var entryPath: String?

  /// Creates a list of the learner's files with their new paths, followed by the generated files.
  ///
  /// - Parameters:
  ///   - sources: The learner's files.
  ///   - entry: The source of the generated entry point, or nil for the learner's own.
  ///   - symbols: The source that names the app's assets, or nil for none.
  ///   - models: The generated source of the app's data models, or nil for none.
  ///   - merged: The modules that must not be imported or named, because their names are visible anyway.
  ///   - languageMode: The language mode.
  init(
    _ sources: [SourceFile],
    entry: String?,
    symbols: String? = nil,
    models: String? = nil,
    merged: Set<String> = [],
    languageMode: BuildRequest.LanguageMode = .swift6
  ) {
    var baseNames: Set<Substring> = []
    for (index, source) in sources.enumerated() {
      var path =
        Self.isSafe(source.name) ? source.name : "\(index)/\(Self.safeBaseName(source, index))"
      // Files of modules that are compiled together may have the same name.
      if !merged.isEmpty, !baseNames.insert(path.split(separator: "/").last ?? "").inserted {
        path = "\(index)/\(index) \(Self.safeBaseName(source, index))"
      }
      files.append(
        File(
          path: "./\(path)",
          name: source.name,
          text: Self.read(
            entry == nil ? source.text : Self.withoutMain(source.text),
            merged,
            languageMode
          )
        )
      )
    }
    if let entry { entryPath = add(entry, named: "NavLabEntry", beside: sources) }
    if let symbols { _ = add(symbols, named: "GeneratedAssetSymbols", beside: sources) }
    if let models { _ = add(models, named: "GeneratedDataModels", beside: sources) }
  }

  /// Returns text adapted for an iPhone and for a compiler without Objective-C and Apple's modules.
  private static func read(
    _ text: String,
    _ merged: Set<String>,
    _ languageMode: BuildRequest.LanguageMode
  ) -> String {
    let forPhone = PlatformConditions.decided(in: text)
    var swift = ExtensionOverrides.renamed(in: ObjectiveCForms.replaced(in: forPhone))
    #if !canImport(Darwin)
    if languageMode == .swift5 { swift = SendableClosures.replaced(in: swift) }
    #endif
    swift = SubmoduleImports.replaced(in: swift)
    swift = StoreKitNames.imported(in: FoundationNames.imported(in: swift))
    return MergedModules.withoutImports(of: merged, in: swift)
  }

  /// Adds a generated file, and returns the compiler's name for it.
  private mutating func add(
    _ text: String,
    named name: String,
    beside sources: [SourceFile]
  ) -> String {
    var name = name
    // Swift requires different names for the files of a module, even in different folders.
    while sources.contains(where: { $0.name.hasSuffix("\(name).swift") }) { name += "_" }
    files.append(File(path: "./\(name).swift", name: nil, text: text))
    return "./\(name).swift"
  }

  /// Returns text in which no type is marked with `@main`.
  private static func withoutMain(_ text: String) -> String {
    guard text.mentions("@main") || text.mentions("@UIApplicationMain") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    var bytes = Array(text.utf8)
    for (mark, word) in zip(tokens, tokens.dropFirst())
    where mark.is("@") && ["main", "UIApplicationMain"].contains(word.word) {
      let range = mark.range.lowerBound..<word.range.upperBound
      bytes.replaceSubrange(range, with: range.map { _ in UInt8(ascii: " ") })
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The learner's names for the files, keyed by the compiler's names.
  var names: [String: String] {
    Dictionary(files.compactMap { file in file.name.map { (file.path, $0) } }) { first, _ in first }
  }

  /// Returns whether a file can keep its name, so that Swift's fatal errors show it.
  private static func isSafe(_ name: String) -> Bool {
    !name.hasPrefix("/")
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        part.allSatisfy(isSafe) && !part.hasPrefix(".") && part.utf8.count <= 200 && !part.isEmpty
      }
  }

  private static func isSafe(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-+@ ().".contains(character)
  }

  private static func safeBaseName(_ source: SourceFile, _ index: Int) -> String {
    let base = source.name.split(separator: "/").last.map(String.init) ?? ""
    return isSafe(base) ? base : "File\(index).swift"
  }
}
