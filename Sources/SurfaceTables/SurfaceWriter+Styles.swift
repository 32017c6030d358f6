/// Support for styles that the system offers.
extension SurfaceWriter {
  /// Writes the system's styles for a protocol.
  ///
  /// The row `styles ListStyle` contains rows such as `plain = PlainListStyle`.
  ///
  /// A body is that of `makeBody`; what stands behind a colon is another protocol of the styles. Rows below a style are
  /// members of its type.
  mutating func writeStyles(_ row: SurfaceRow, in scope: SurfaceScope) throws {
    let protocols = row.text.dropFirst("styles ".count).split(separator: ": ").map(String.init)
    let nonisolated = row.words.contains(.nonisolated) ? "nonisolated " : ""
    for (index, member) in row.members.enumerated() {
      let parts = member.text.split(separator: " = ").map(String.init)
      guard parts.count == 2, let style = protocols.first else {
        throw SurfaceError(line: member.line, reason: "write a style as 'plain = PlainListStyle'")
      }
      let documentation = member.documentation.isEmpty ? row.documentation : member.documentation
      if index > 0 { emit("") }
      emitDocumentation(documentation, naming: parts[0])
      for attribute in member.attributes { emit(attribute) }
      emit("public struct \(parts[1]): \(style) {")
      emit("/// Creates the style.", "public \(nonisolated)init() {}")
      if let body = row.body {
        emit("", "/// Builds the styled view.")
        emit("public func makeBody(configuration: Configuration) -> some View { \(body) }")
      }
      let inner = scope.inside(member, as: .type(stored: []))
      for declaration in member.members {
        emit("")
        try write(declaration, in: inner)
      }
      emit("}", "", "extension \(style) where Self == \(parts[1]) {")
      emitDocumentation(documentation, naming: parts[0])
      emit("public static var \(parts[0]): \(parts[1]) { \(parts[1])() }", "}")
      if protocols.count == 2 { emit("", "extension \(parts[1]): \(protocols[1]) {}") }
    }
  }
}
