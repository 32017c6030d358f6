package import SceneText
package import Terminal

/// An output for messages, which breaks lines between words if they are wider than the window.
///
/// A file or another program takes the lines whole.
package struct FittedOutput: TextOutput {
  private let output: any TextOutput
  private let layout: @Sendable () -> TextLayout?

  /// Creates an output for messages.
  ///
  /// - Parameters:
  ///   - output: Where the text goes.
  ///   - layout: The room at present, since windows change; nil where nobody looks.
  package init(_ output: any TextOutput, layout: @escaping @Sendable () -> TextLayout?) {
    self.output = output
    self.layout = layout
  }

  /// Writes a text.
  ///
  /// - Parameter text: The text, in whole lines.
  package func write(_ text: String) {
    // What bears colours, or draws over itself, was fitted by whoever drew it.
    guard !text.unicodeScalars.contains(where: { $0 == "\u{1B}" || $0 == "\r" }),
      let layout = layout()
    else { return output.write(text) }
    output.write(layout.messageLines(of: text).joined(separator: "\n"))
  }
}
