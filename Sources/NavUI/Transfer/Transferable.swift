/// A type whose values can be dragged, copied or shared, except by scripts.
@available(iOS 16.0, *)
public protocol Transferable {
  /// The type of the representations in which a value is transferred.
  associatedtype Representation: TransferRepresentation

  /// The representations in which a value is transferred, the best representation first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

@available(iOS 16.0, *)
extension String: Transferable {
  /// The representation of a string as UTF-8 data.
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
  /// The representation of data without any conversion.
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
  /// The representation of a URL as a string.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (url: URL) in url.absoluteString }
  }
}

@available(iOS 16.0, *)
extension AttributedString: Transferable {
  /// The representation of an attributed string as a string without its attributes.
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
  /// The representation of an image, which has no data in NavLab.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (_: Image) in Data() }
  }
}

@available(iOS 17.0, *)
extension Color: Transferable {
  /// The representation of a colour as a string.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (color: Color) in String(describing: color) }
  }
}

@available(iOS 16.0, *)
extension Never: Transferable {
  /// The representation of a type that has no values to transfer.
  public nonisolated static var transferRepresentation: Never {
    preconditionFailure("There is no value of type Never to transfer.")
  }
}
