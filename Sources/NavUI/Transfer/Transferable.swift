/// A value that can be dragged, copied or shared, which scripts do not do.
@available(iOS 16.0, *)
public protocol Transferable {
  /// The type of the descriptions of how a value is transferred.
  associatedtype Representation: TransferRepresentation

  /// The descriptions of how a value is transferred, the best one first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

@available(iOS 16.0, *)
extension String: Transferable {
  /// The description of a text as data.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) { (text: String) in
      Data(text.utf8)
    } importing: { data in
      String(decoding: data, as: UTF8.self)
    }
  }
}

@available(iOS 16.0, *)
extension Data: Transferable {
  /// The description of data as themselves.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) { (data: Data) in
      data
    } importing: {
      $0
    }
  }
}

@available(iOS 16.0, *)
extension URL: Transferable {
  /// The description of an address as a text.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (url: URL) in url.absoluteString }
  }
}

@available(iOS 16.0, *)
extension AttributedString: Transferable {
  /// The description of a text without its attributes.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (text: AttributedString) in
      String(text.characters)
    } importing: { text in
      AttributedString(text)
    }
  }
}

@available(iOS 16.0, *)
extension Image: Transferable {
  /// The description of a picture, which has no data in the lab.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (_: Image) in Data() }
  }
}

@available(iOS 17.0, *)
extension Color: Transferable {
  /// The description of a colour as a text.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (color: Color) in String(describing: color) }
  }
}

@available(iOS 16.0, *)
extension Never: Transferable {
  /// The description of a value that does not exist.
  public nonisolated static var transferRepresentation: Never {
    preconditionFailure("There is no value of type Never to transfer.")
  }
}
