/// A type with previews in the old form, found without a compiler.
struct PreviewProviderOutline: Hashable {
  /// The name of the type.
  var name: String
  /// The number of the type's previews, as counted in its source.
  var count = 1

  /// Creates an outline by counting the views of a type.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - body: The tokens between the type's braces.
  init(name: String, body: [SwiftToken]) {
    self.name = name
    let found = body.indices.first { index in
      body[index].word == "previews" && index > 0 && body[index - 1].word == "var"
    }
    guard let found, let brace = body[found...].firstIndex(where: { $0.is("{") }) else { return }
    let end = TokenGroups(body).end(ofGroupAt: brace)
    count = max(1, Self.views(in: Array(body[(brace + 1)..<max(brace + 1, end - 1)])))
  }

  /// The previews that the type provides.
  var previews: [PreviewOutline] {
    guard count > 1 else { return [PreviewOutline(code: "\(name).previews", isProvider: true)] }
    return (0..<count).map { number in
      PreviewOutline(
        code: "Group(subviews: \(name).previews) { if $0.count > \(number) { $0[\(number)] } }",
        title: "\(name).previews, view \(number + 1)",
        isProvider: true
      )
    }
  }

  /// Returns the number of views that a list of statements shows, or 0 if that number depends on values.
  private static func views(in tokens: [SwiftToken]) -> Int {
    let groups = TokenGroups(tokens)
    var heads: [Int] = []
    var index = 0
    while index < tokens.count {
      let isSeparate = index == 0 || tokens[index].startsLine || tokens[index - 1].is(";")
      if isSeparate, !tokens[index].is("."), !tokens[index].is("{") { heads.append(index) }
      index = groups.end(ofGroupAt: index)
    }
    let words = heads.map { tokens[$0].word }
    guard words.allSatisfy({ $0.first?.isUppercase == true && $0 != "ForEach" }) else { return 0 }
    if words == ["Group"], tokens.count > 1, tokens[1].is("{") {
      return views(in: Array(tokens[2..<max(2, groups.end(ofGroupAt: 1) - 1)]))
    }
    return heads.count
  }
}
