/// An exported file that has not been written to disk.
package struct PublishedFile: Hashable, Sendable {
  /// The name of the file within the export's folder.
  package var name: String
  /// The text of the file.
  package var text: String

  /// Creates a file with a name and a text.
  ///
  /// - Parameters:
  ///   - name: The file's name in the folder of the export.
  ///   - text: The content.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
