package import SceneText
package import Terminal

extension Stylist {
  /// Returns a line with the escape sequences for its colours and links.
  ///
  /// - Parameter line: The line.
  /// - Returns: The text, with escape sequences for colours and links.
  package func callAsFunction(_ line: StyledText) -> String {
    line.spans.map { span in
      let text = Self.role(of: span.style).map { self(span.text, $0) } ?? span.text
      return span.file.map { link(text, to: $0) } ?? text
    }.joined()
  }

  private static func role(of style: Style) -> Role? {
    switch style {
    case .plain: nil
    case .structure, .secondary: .quiet
    case .heading: .heading
    case .focus: .focus
    case .value, .control: .command
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
