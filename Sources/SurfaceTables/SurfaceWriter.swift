/// A writer that converts rows into Swift code, leaving the indentation to the formatter.
struct SurfaceWriter {
  /// The lines that have been written.
  private(set) var lines: [String] = []

  private static let access: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private",
  ]

  /// Writes a row and the rows nested in it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - scope: Its surroundings.
  /// - Throws: A `SurfaceError` where no Swift can be made from a row.
  mutating func write(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    switch row.keyword {
    case "choice": try writeChoice(row, in: scope)
    case "options": try writeOptions(row, in: scope)
    case "styles": try writeStyles(row, in: scope)
    case "environment": try writeEnvironment(row, in: scope)
    case "case": try writeCases(row)
    case "modifier": try writeModifier(row, in: scope)
    case "named": try writeNames(row, in: scope)
    case "extension": try writeExtension(row, in: scope)
    default:
      if let type = row.typeKeyword {
        try writeType(row, type, in: scope)
      } else {
        try writeMember(row, in: scope)
      }
    }
  }

  /// Appends lines.
  mutating func emit(_ text: String...) { lines += text }

  /// Appends the documentation and the attributes of a row.
  mutating func emitHead(of row: SurfaceRow, naming name: String? = nil) {
    emitDocumentation(row.documentation, naming: name)
    lines += row.attributes
  }

  /// Appends a documentation comment.
  ///
  /// The text `"…"` is replaced with the words of a name.
  mutating func emitDocumentation(_ paragraphs: [String], naming name: String? = nil) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { emit("///") }
      let text = name.map { paragraph.replacing("\"…\"", with: "\"\($0.spelledOut)\"") }
      for line in (text ?? paragraph).brokenLines { emit("/// \(line)") }
    }
  }

  private mutating func writeExtension(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    emitHead(of: row)
    try writeBlock(row.text, of: row, in: scope.inside(row, as: .extended(row.typeName)))
  }

  private mutating func writeType(
    _ row: SurfaceRow,
    _ keyword: String,
    in scope: SurfaceScope
  ) throws {
    emitHead(of: row)
    // A protocol may be free of isolation itself.
    let isFree = keyword == "protocol" && row.words.contains(.nonisolated)
    let head = "\(prefix(of: row, in: scope))\(isFree ? "nonisolated " : "")\(row.text)"
    let owner: SurfaceScope.Owner =
      keyword == "protocol" ? .requirements : .type(stored: row.storedNames)
    try writeBlock(head, of: row, in: scope.inside(row, as: owner))
  }

  /// Writes, in braces, the rows nested in a row, with an empty line between declarations.
  private mutating func writeBlock(
    _ head: String,
    of row: SurfaceRow,
    in scope: SurfaceScope
  ) throws {
    guard !row.members.isEmpty else { return emit("\(head) {}") }
    emit("\(head) {")
    for (index, member) in row.members.enumerated() {
      if index > 0 { emit("") }
      try write(member, in: scope)
    }
    emit("}")
  }

  /// Writes the enum cases that a row declares.
  private mutating func writeCases(_ row: SurfaceRow) throws {
    let list = row.text.dropFirst("case ".count)
    for name in list.partsBetweenCommas {
      emitHead(of: row, naming: String(name.prefix { !"( =".contains($0) }))
      emit("case \(name)")
    }
  }

  /// Writes a modifier that has no effect.
  private mutating func writeModifier(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    guard case .extended(let type) = scope.owner,
      var signature = SurfaceSignature(
        row.text.replacing("modifier ", with: "func ", maxReplacements: 1)
      )
    else {
      throw SurfaceError(line: row.line, reason: "a modifier stands in an extension")
    }
    let result = type == "View" ? "some View" : type
    signature.tail = "-> \(result)\(signature.tail.isEmpty ? "" : " \(signature.tail)")"
    emitDocumentation(row.documentation)
    emitParameters(of: signature, row, in: scope)
    lines += row.attributes
    emit("public nonisolated \(signature.text) { self }")
  }

  private mutating func writeMember(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    guard let signature = SurfaceSignature(row.text) else {
      return try writeVariable(row, in: scope)
    }
    guard row.words.contains(.titled) else {
      return try writeFunction(row, signature, body: row.body, in: scope)
    }
    let title = try SurfaceTitle(signature, of: row)
    try writeFunction(row, title.ofKey, body: row.body.map(title.withKey), in: scope)
    emit("")
    try writeFunction(row, title.ofString, body: row.body, isDisfavored: true, in: scope)
  }

  private mutating func writeFunction(
    _ row: SurfaceRow,
    _ signature: SurfaceSignature,
    body: String?,
    isDisfavored: Bool = false,
    in scope: SurfaceScope
  ) throws {
    emitDocumentation(row.documentation)
    emitParameters(of: signature, row, in: scope)
    lines += row.attributes
    if isDisfavored, !row.words.contains(.disfavored) { emit("@_disfavoredOverload") }
    let head = prefix(of: row, in: scope) + signature.text
    if scope.owner == .requirements { return emit(head) }
    if let body { return emit("\(head) { \(body) }") }
    guard case .type(let stored) = scope.owner, signature.isInitializer else {
      throw SurfaceError(line: row.line, reason: "say between braces what this does")
    }
    emit("\(head) {")
    lines += signature.parameters.compactMap { $0.assignment(among: stored) }
    emit("}")
  }

  private mutating func writeVariable(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    let isStored = row.body == nil
    if isStored, case .extended = scope.owner, !row.text.contains(" = "),
      !row.text.hasPrefix("typealias "), !row.text.hasPrefix("private ")
    {
      throw SurfaceError(line: row.line, reason: "an extension stores nothing; say what it answers")
    }
    emitHead(of: row)
    let isFree = row.body != nil || row.words.contains(.nonisolated)
    let prefix = prefix(of: row, in: scope, isNonisolated: isFree && scope.isNonisolated)
    emit("\(prefix)\(row.text)\(row.body.map { " { \($0) }" } ?? "")")
  }

  /// Returns the words that the table omits before a declaration.
  private func prefix(
    of row: SurfaceRow,
    in scope: SurfaceScope,
    isNonisolated: Bool? = nil
  ) -> String {
    let isFree = isNonisolated ?? (scope.isNonisolated && row.typeKeyword == nil)
    let isFreed = isFree || row.words.contains(.nonisolated) && row.typeKeyword == nil
    let nonisolated = isFreed ? "nonisolated " : ""
    let hasAccess = row.text.split(separator: " ").prefix(4).contains { word in
      Self.access.contains(word)
    }
    let isOpen = hasAccess || scope.owner == .requirements
    return (isOpen ? "" : "public ") + nonisolated
  }

  /// Appends the documentation of parameters and the result, if all of them are documented.
  private mutating func emitParameters(
    of signature: SurfaceSignature,
    _ row: SurfaceRow,
    in scope: SurfaceScope
  ) {
    let known = scope.parameters.merging(row.parameters) { $1 }
    let parameters = signature.parameters.map { parameter in
      (parameter.name, known[parameter.name] ?? known[parameter.nameWithoutKey])
    }
    guard !parameters.isEmpty, parameters.allSatisfy({ $0.1 != nil }) else { return }
    let result = known["Returns"]
    let failure = known["Throws"]
    if signature.hasResult, !signature.isSubscript, result == nil { return }
    if signature.tail.contains("throws"), failure == nil { return }
    emit("///")
    if parameters.count == 1 {
      emit("/// - Parameter \(parameters[0].0): \(parameters[0].1 ?? "")")
    } else {
      emit("/// - Parameters:")
      for (name, text) in parameters { emit("///   - \(name): \(text ?? "")") }
    }
    if signature.hasResult, let result { emit("/// - Returns: \(result)") }
    if signature.tail.contains("throws"), let failure { emit("/// - Throws: \(failure)") }
  }
}
