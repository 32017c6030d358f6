public import OpenCombine

/// A representation of a value as encoded data.
@available(iOS 16.0, *)
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable,
  Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable,
  Encoder.Output == Data,
  Decoder.Input == Data
{
  /// The type of the body, which an elementary representation does not have.
  public typealias Body = Never

  /// Creates a representation with an encoder and a decoder.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The type of the data.
  ///   - encoder: A closure that encodes a value.
  ///   - decoder: A closure that decodes a value.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: @autoclosure @escaping @Sendable () -> Encoder,
    decoder: @autoclosure @escaping @Sendable () -> Decoder
  ) {}
}

@available(iOS 16.0, *)
extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation that encodes values as JSON.
  ///
  /// - Parameters:
  ///   - itemType: The type of the value.
  ///   - contentType: The type of the data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType,
      contentType: contentType,
      encoder: JSONEncoder(),
      decoder: JSONDecoder()
    )
  }
}
