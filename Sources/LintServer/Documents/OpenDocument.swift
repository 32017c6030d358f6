/// A document that is open in the editor.
struct OpenDocument {
  /// The document's URI, as the editor writes it.
  var uri: String
  /// The absolute path, or the URI if it is not a file.
  var path: String
  /// The folder of the document's project.
  var project: String
  var version: Int?
  var text: TextDocument
  /// Whether the document or its project has changed since its findings were reported.
  var isDue = true
  /// The hash of the last reported findings.
  var toldResult: String?
  /// The version for which they were reported.
  var toldVersion: Int?
}
