// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Several representations, of which the first is the best.
@available(iOS 16.0, *)
public struct TransferRepresentations<First: TransferRepresentation>: TransferRepresentation {
  /// The type of the value.
  public typealias Item = First.Item

  /// The type of the representations in this one.
  public typealias Body = Never

  internal let first: First
}
