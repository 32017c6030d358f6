/// A builder of descriptions of how a value is transferred.
@available(iOS 16.0, *)
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a description that is coded.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> {
    content
  }

  /// Takes any description of the value.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  /// Takes the only description.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  /// Joins several descriptions.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First,
    _ others: repeat each Other
  ) -> TransferRepresentations<First> where First.Item == Item {
    TransferRepresentations(first: first)
  }
}

/// Several descriptions, of which the first is the best.
@available(iOS 16.0, *)
public struct TransferRepresentations<First: TransferRepresentation>: TransferRepresentation {
  /// The type of the value.
  public typealias Item = First.Item
  /// The type of the descriptions that this one consists of.
  public typealias Body = Never

  let first: First
}
