/// A document that is open in the editor.
struct OpenDocument {
  /// The document's name, as the editor writes it.
  var uri: String
  /// The absolute path, or the name where it is no file.
  var path: String
  /// The folder of the project that it is judged with.
  var project: String
  var version: Int?
  var text: TextDocument
  /// Whether something has changed since its findings were told.
  var isDue = true
  /// The mark that distinguishes the last reported findings from others.
  var toldResult: String?
  /// The version that they were told for.
  var toldVersion: Int?
}
