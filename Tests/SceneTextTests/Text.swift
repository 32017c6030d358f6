import SceneText

/// The plain text of lines, for comparing whole texts.
func text(_ lines: [StyledText]) -> String {
  lines.map(\.plain).joined(separator: "\n")
}
