// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A builder of the representations in which a value is transferred.
@available(iOS 16.0, *)
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Passes on an encoded representation.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// Passes on any representation of the value.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Passes on the only representation.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// Joins several representations.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First,
    _ others: repeat each Other
  ) -> TransferRepresentations<First> where First.Item == Item {
    TransferRepresentations(first: first)
  }
}
