extension SurfaceOutline {
  /// Reads an extension, or returns nil if its effect is uncertain.
  ///
  /// - Parameters:
  ///   - start: The index of its first token.
  ///   - keyword: The index of `extension`.
  ///   - block: The indices of its braces.
  /// - Returns: The extension.
  func extended(
    from start: Int,
    _ keyword: Int,
    _ block: (open: Int, end: Int)
  ) -> SurfaceExtension? {
    // `[Item]` is not a type of the app, even if `Item` is.
    var subject = word(at: keyword + 1) == nil ? [""] : []
    var conforms = false
    var isSubject = true
    for token in tokens[(keyword + 1)..<block.open] {
      if token.is(":") && isSubject { conforms = true }
      if token.is(":") || token.word == "where" && !token.isEscaped { isSubject = false }
      if isSubject, !token.word.isEmpty { subject.append(token.word) }
    }
    return SurfaceExtension(
      subject: subject,
      conforms: conforms,
      members: conforms ? nil : members(of: start..<block.open + 1, in: block)
    )
  }

  /// Returns the members of an extension, or nil if a member may affect files that do not mention its name.
  private func members(
    of header: Range<Int>,
    in block: (open: Int, end: Int)
  ) -> [SurfaceExtension.Member]? {
    var members: [SurfaceExtension.Member] = []
    let opening = source.text(of: header.dropLast())
    var index = block.open + 1
    while index < block.end - 1 {
      if tokens[index].is(";") {
        index += 1
        continue
      }
      guard let head = head(at: index), let (name, end) = member(head, before: block.end - 1),
        end < block.end, end > index
      else { return nil }
      let text = "\(opening) { \(source.text(of: index..<end)) }"
      members.append(SurfaceExtension.Member(name: name, text: text))
      index = end
    }
    return members
  }

  /// Returns a member's name and the index after the member, or nil if a library's protocol may require the member.
  ///
  /// That is so for a function that returns `some View`, since a library requires such results only of functions that
  /// are called `body` or `make…`. And a stored property cannot be in an extension of a protocol. Names that the
  /// compiler itself looks for, as for calls, are excluded too.
  private func member(_ head: Head, before limit: Int) -> (name: String, end: Int)? {
    guard let name = word(at: head.keyword + 1), !Self.isRequired(name) else { return nil }
    switch tokens[head.keyword].word {
    case "func":
      guard let block = block(after: head.keyword),
        source.text(of: head.keyword..<block.open).hasSuffix("-> some View")
      else { return nil }
      return (name, block.end)
    case "let":
      guard head.modifiers.contains("static"),
        let end = end(ofLinesAfter: head.keyword, before: limit),
        !tokens[head.keyword..<end].contains(where: { $0.is(",") })
      else { return nil }
      return (name, end)
    default: return nil
    }
  }

  private static func isRequired(_ name: String) -> Bool {
    ["_", "body", "make", "build", "call", "dynamically", "perform", "preview"].contains {
      name.hasPrefix($0)
    }
  }
}
