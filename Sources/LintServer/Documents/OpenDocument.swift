/// A document that is open in the editor.
struct OpenDocument {
  /// The URI of the document, as written by the editor.
  var uri: String
  /// The absolute path of the document, or the URI of a document that is not a file.
  var path: String
  /// The folder of the document's project.
  var project: String
  var version: Int?
  var text: TextDocument
  /// A Boolean value that indicates whether findings must be reported again because the document or its project has
  /// changed.
  var isDue = true
  /// The hash of the findings that were last reported, or nil if none were reported.
  var toldResult: String?
  /// The document version to which the last reported findings belong, or nil if it is unknown.
  var toldVersion: Int?
}
