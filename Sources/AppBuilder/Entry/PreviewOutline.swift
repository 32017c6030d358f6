/// The content of a preview, found without a compiler.
struct PreviewOutline: Hashable {
  /// The code of the preview, for use as a view's body.
  var code: String
  /// The declarations that are marked with `@Previewable`, without the attribute.
  var properties: [String] = []
  /// The name of the preview, or the start of its code if there is no name.
  var title: String
  /// A Boolean value that indicates whether the preview has the old form, a `PreviewProvider`.
  var isProvider = false

  /// The entry point that shows the preview.
  var entry: AppEntry { .preview(code: code, properties: properties) }

  /// Creates an outline of a preview.
  init(code: String, properties: [String] = [], title: String? = nil, isProvider: Bool = false) {
    self.code = code
    self.properties = properties
    self.isProvider = isProvider
    let words = code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.title = title ?? (words.count > 40 ? words.prefix(39) + "…" : words)
  }

  /// Creates an outline from the code of a preview, or returns nil if the code shows no view.
  ///
  /// - Parameters:
  ///   - tokens: The tokens between the braces.
  ///   - title: The title, or nil.
  ///   - bytes: The text of the file.
  init?(of tokens: [SwiftToken], title: String?, bytes: [UInt8]) {
    func text(_ tokens: ArraySlice<SwiftToken>) -> String? {
      guard let first = tokens.first, let last = tokens.last else { return nil }
      return String(
        decoding: bytes[first.range.lowerBound..<last.range.upperBound],
        as: UTF8.self
      )
    }
    let groups = TokenGroups(tokens)
    var properties: [String] = []
    var rest: [String] = []
    var start = 0
    var index = 0
    while index < tokens.count {
      guard tokens[index].is("@"), index + 1 < tokens.count,
        tokens[index + 1].word == "Previewable"
      else {
        index = groups.end(ofGroupAt: index)
        continue
      }
      if let code = text(tokens[start..<index]) { rest.append(code) }
      let end = Self.endOfDeclaration(in: tokens, groups, from: index + 2)
      if let property = text(tokens[(index + 2)..<end]) { properties.append(property) }
      start = end
      index = end
    }
    if let code = text(tokens[start...]) { rest.append(code) }
    guard !rest.isEmpty else { return nil }
    self.init(code: rest.joined(separator: "\n"), properties: properties, title: title)
  }

  /// Wraps the view in the modifiers that correspond to the traits of a preview.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the preview with their parentheses.
  ///   - bytes: The text of the file.
  mutating func addTraits(of arguments: ArraySlice<SwiftToken>, bytes: [UInt8]) {
    let traits = arguments.drop { $0.word != "traits" }.dropFirst().drop { $0.is(":") }.dropLast()
    guard let first = traits.first, let last = traits.last,
      traits.contains(where: { !$0.word.isEmpty && !Self.plainTraits.contains($0.word) })
    else { return }
    let text = String(
      decoding: bytes[first.range.lowerBound..<last.range.upperBound],
      as: UTF8.self
    )
    code = "SwiftUI.Preview.view(\(text)) {\n\(code)\n}"
  }

  /// The names of the traits that only affect the presentation of a preview.
  private static let plainTraits: Set = [
    "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown",
    "landscapeLeft", "landscapeRight", "width", "height",
  ]

  /// Returns the index after the end of a declaration.
  private static func endOfDeclaration(
    in tokens: [SwiftToken],
    _ groups: TokenGroups,
    from start: Int
  ) -> Int {
    var index = start
    var hasName = false
    while index < tokens.count {
      let token = tokens[index]
      if token.is(";") { return index + 1 }
      let isOpen = ".=?:&|+-*/<>,"
      let goesOn = isOpen.contains { token.is($0) || index > 0 && tokens[index - 1].is($0) }
      if token.startsLine, hasName, !goesOn { return index }
      hasName = hasName || ["var", "let"].contains(token.word)
      index = groups.end(ofGroupAt: index)
    }
    return index
  }
}
