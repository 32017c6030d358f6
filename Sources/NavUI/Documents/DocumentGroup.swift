/// A scene in which a user creates, opens and edits documents.
@available(iOS 14.0, *)
public struct DocumentGroup<Document, Content: View> {
  let make: () -> AnyView
}

@available(iOS 14.0, *)
extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for documents of a value type.
  ///
  /// - Parameters:
  ///   - newDocument: A closure that returns an empty document.
  ///   - editor: A closure that shows a document.
  public nonisolated init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    make = {
      AnyView(
        DocumentBrowser<Document, Content>(types: Document.readableContentTypes) {
          newDocument()
        } read: { file in
          try Document(configuration: file)
        } editor: { document, url in
          editor(FileDocumentConfiguration(document: document, fileURL: url))
        }
      )
    }
  }

  /// Creates a scene for viewing documents.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: A closure that shows a document.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    make = {
      AnyView(
        DocumentBrowser<Document, Content>(types: Document.readableContentTypes, new: nil) { file in
          try Document(configuration: file)
        } editor: { document, url in
          viewer(FileDocumentConfiguration(document: document, isEditable: false, fileURL: url))
        }
      )
    }
  }
}

@available(iOS 14.0, *)
extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene for documents of a reference type.
  ///
  /// - Parameters:
  ///   - newDocument: A closure that returns an empty document.
  ///   - editor: A closure that shows a document.
  public nonisolated init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    make = {
      AnyView(
        DocumentBrowser<Document, Content>(types: Document.readableContentTypes) {
          newDocument()
        } read: { file in
          try Document(configuration: file)
        } editor: { document, url in
          editor(
            ReferenceFileDocumentConfiguration(document: document.wrappedValue, fileURL: url)
          )
        }
      )
    }
  }
}

@available(iOS 14.0, *)
extension DocumentGroup: Scene {
  /// The body of the scene, which is never evaluated.
  public var body: Never {
    preconditionFailure("A DocumentGroup is drawn by the runtime and has no body.")
  }

  /// Returns the screen for creating or opening a document.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The view.
  public static func makeWindow(_ scene: Self) -> AnyView { scene.make() }

  /// Returns an array with the only kind of window, which shows the screen for creating or opening a document.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The only kind of window.
  public static func makeWindows(_ scene: Self) -> [SceneWindow] {
    let make = scene.make
    return [SceneWindow(title: "Documents") { _ in make() }]
  }
}

/// A document of a value type, with the properties of its file.
@available(iOS 14.0, *)
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// A Boolean value that indicates whether the document can be edited.
  public var isEditable = true
  /// The location of the document's file, or nil for a new document.
  public var fileURL: URL?

  init(document: Binding<Document>, isEditable: Bool = true, fileURL: URL?) {
    _document = document
    self.isEditable = isEditable
    self.fileURL = fileURL
  }
}

/// A document of a reference type, with the properties of its file.
@available(iOS 14.0, *)
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// A Boolean value that indicates whether the document can be edited.
  public var isEditable = true
  /// The location of the document's file, or nil for a new document.
  public var fileURL: URL?

  init(document: Document, fileURL: URL?) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
  }
}
