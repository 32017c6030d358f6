/// A file of an export in memory.
package struct PublishedFile: Hashable, Sendable {
  /// The file's name in the folder of the export.
  package var name: String
  /// The file's content.
  package var text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The file's name in the folder of the export.
  ///   - text: The content.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
