/// The script of a page.
package struct WebPageScript: Hashable, Sendable {
  /// The text of the script.
  package let text: String
  /// The Base64-encoded SHA-256 digest that the page's policy lists to permit the script.
  package let digest: String

  /// Creates a script that combines a page's own statements with the code that opens folded parts for printing.
  ///
  /// - Parameters:
  ///   - own: The statements of the page's own script, which only move, open and fill parts of the page.
  ///   - digest: The digest of the whole text, in base 64.
  package init(_ own: String, digest: String) {
    text = """
      (() => {
        'use strict';

      \(own)
        let closed = [];
        addEventListener('beforeprint', () => {
          closed = Array.from(document.querySelectorAll('details:not([open])'));
          for (const details of closed) details.open = true;
        });
        addEventListener('afterprint', () => {
          for (const details of closed) details.open = false;
        });
      })();

      """
    self.digest = digest
  }
}
