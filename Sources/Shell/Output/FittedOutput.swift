package import SceneText
package import Terminal

/// An output that wraps messages between words to the width of the window.
///
/// A file or another program receives unbroken lines.
package struct FittedOutput: TextOutput {
  private let output: any TextOutput
  private let layout: @Sendable () -> TextLayout?

  /// Creates an output that wraps messages.
  ///
  /// - Parameters:
  ///   - output: The output for the text.
  ///   - layout: A closure that returns the current layout, or nil if there is no window.
  package init(_ output: any TextOutput, layout: @escaping @Sendable () -> TextLayout?) {
    self.output = output
    self.layout = layout
  }

  /// Writes text, wrapped to the width of the window.
  ///
  /// - Parameter text: The text, in whole lines.
  package func write(_ text: String) {
    // A coloured or redrawn text has already been fitted.
    guard !text.unicodeScalars.contains(where: { $0 == "\u{1B}" || $0 == "\r" }),
      let layout = layout()
    else { return output.write(text) }
    output.write(layout.messageLines(of: text).joined(separator: "\n"))
  }
}
