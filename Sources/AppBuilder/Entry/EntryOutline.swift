/// An outline of a file's entry points, views and previews, created without a compiler.
struct EntryOutline: Hashable {
  /// The name of the type marked with `@main`, or nil if there is none.
  var mainType: String?
  /// The name of the class that is marked as the entry point of a UIKit app, or nil if there is none.
  var applicationDelegate: String?
  /// The name of the first top-level class that is a scene delegate, or nil if there is none.
  var sceneDelegate: String?
  /// The names of the top-level views that other files can create without arguments, in source order.
  var views: [String] = []
  /// The previews in `#Preview` blocks whose code can be used in a view's body.
  var previews: [PreviewOutline] = []
  /// The types that conform to `PreviewProvider`.
  var previewProviders: [PreviewProviderOutline] = []
  /// The names of the imported modules.
  var imports: [String] = []

  /// Creates an outline from the text of a file.
  init(of text: String) {
    let tokens = SwiftTokenizer.tokens(of: text)
    let groups = TokenGroups(tokens)
    let bytes = Array(text.utf8)
    var index = 0
    var isMain = false
    while index < tokens.count {
      let token = tokens[index]
      let following = index + 1 < tokens.count ? tokens[index + 1] : nil
      switch token.kind {
      case .symbol("@") where ["main", "UIApplicationMain"].contains(following?.word): isMain = true
      case .symbol("#") where following?.word == "Preview":
        index = addPreview(in: tokens, groups, at: index + 2, bytes: bytes)
        continue
      case .symbol("{"), .symbol("("), .symbol("["):
        index = groups.end(ofGroupAt: index)
        continue
      case .word("import"):
        if let module = following?.word, token.startsLine { imports.append(module) }
      case .word("struct"), .word("class"), .word("enum"), .word("actor"):
        if isMain, let name = following?.word { mainType = name }
        if token.word == "class" { addClass(in: tokens, at: index, isMain: isMain) }
        isMain = false
        if token.word == "struct" { addType(in: tokens, groups, at: index) }
      default: break
      }
      index += 1
    }
    mainType = mainType ?? Self.nestedMainType(in: tokens)
  }

  /// Returns the name of the nested type that is marked with `@main`, or nil if there is none.
  private static func nestedMainType(in tokens: [SwiftToken]) -> String? {
    let marked = tokens.indices.first { index in
      tokens[index].is("@") && index + 1 < tokens.count && tokens[index + 1].word == "main"
    }
    guard let marked else { return nil }
    let rest = tokens[marked...]
    guard let keyword = rest.firstIndex(where: { types.contains($0.word) || $0.is("{") }),
      keyword + 1 < tokens.count, !tokens[keyword + 1].word.isEmpty
    else { return nil }
    return tokens[keyword + 1].word
  }

  private static let types: Set = ["struct", "class", "enum", "actor"]

  private mutating func addPreview(
    in tokens: [SwiftToken],
    _ groups: TokenGroups,
    at start: Int,
    bytes: [UInt8]
  ) -> Int {
    var index = start
    if index < tokens.count, tokens[index].is("(") { index = groups.end(ofGroupAt: index) }
    guard index < tokens.count, tokens[index].is("{") else { return index }
    let end = groups.end(ofGroupAt: index)
    let title = tokens[start..<index].first { $0.kind == .string }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    let body = Array(tokens[index..<end].dropFirst().dropLast())
    if var preview = PreviewOutline(of: body, title: title, bytes: bytes) {
      preview.addTraits(of: tokens[start..<index], bytes: bytes)
      previews.append(preview)
    }
    return end
  }

  private mutating func addClass(in tokens: [SwiftToken], at index: Int, isMain: Bool) {
    guard index + 1 < tokens.count, !tokens[index + 1].word.isEmpty else { return }
    let head = tokens[index...].prefix { !$0.is("{") }.map(\.word)
    if isMain, head.contains("UIApplicationDelegate") {
      applicationDelegate = tokens[index + 1].word
    }
    let isForScenes = head.contains("UIWindowSceneDelegate") || head.contains("UISceneDelegate")
    if isForScenes, sceneDelegate == nil { sceneDelegate = tokens[index + 1].word }
  }

  private mutating func addType(in tokens: [SwiftToken], _ groups: TokenGroups, at index: Int) {
    guard index + 2 < tokens.count, !tokens[index + 1].word.isEmpty else { return }
    let name = tokens[index + 1].word
    // The brace belongs to another type, so the search does not have to be repeated for each type
    // before it.
    let stop = tokens[(index + 1)...].firstIndex { $0.is("{") || Self.types.contains($0.word) }
    guard let brace = stop, tokens[brace].is("{") else { return }
    let conformances = tokens[index..<brace].drop { !$0.is(":") }.prefix { $0.word != "where" }
    let body = Array(tokens[brace..<groups.end(ofGroupAt: brace)].dropFirst().dropLast())
    if conformances.contains(where: { $0.word == "PreviewProvider" }) {
      previewProviders.append(PreviewProviderOutline(name: name, body: body))
    }
    let isVisible = !tokens.modifiers(before: index).contains { $0.hasSuffix("private") }
    if isVisible, !tokens[index + 2].is("<"), conformances.contains(where: { $0.word == "View" }),
      MemberOutline(of: body).canBeMadeWithoutArguments
    {
      views.append(name)
    }
  }
}

extension [SwiftToken] {
  /// Returns the modifiers directly before a declaration's keyword.
  func modifiers(before index: Int) -> [String] {
    let known: Set = [
      "private", "fileprivate", "internal", "public", "package", "nonisolated", "final",
    ]
    return self[..<index].reversed().lazy.map(\.word).prefix { known.contains($0) }.map(\.self)
  }
}
