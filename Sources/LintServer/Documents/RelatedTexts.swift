import Findings
import NavLint

/// The texts of the files to which findings and notes refer, taken from open documents or from disk.
final class RelatedTexts {
  private var texts: [String: TextDocument?] = [:]
  private let documents: [String: OpenDocument]

  init(_ documents: [String: OpenDocument]) {
    self.documents = documents
  }

  /// Returns the editor's location for a place in the source, or nil if the file cannot be read.
  ///
  /// - Parameter place: The place.
  /// - Returns: The location, or nil if its file cannot be read.
  func location(of place: SourcePlace) -> Location? {
    if let document = documents[place.file] {
      return Location(uri: document.uri, range: document.text.range(of: place))
    }
    let text = texts[place.file] ?? SourceReading.bytes(of: place.file).map { TextDocument($0) }
    texts[place.file] = text
    return text.map {
      Location(uri: DocumentPath.uri(of: place.file), range: $0.range(of: place))
    }
  }
}
