/// A representation in which a value is transferred.
@available(iOS 16.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values to transfer.
  associatedtype Item: Transferable
  /// The type of the representation that `body` returns.
  associatedtype Body: TransferRepresentation

  /// The representations that make up this representation.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

@available(iOS 16.0, *)
extension Never: TransferRepresentation {
  /// The type of the values, of which there are none.
  public typealias Item = Never
}

@available(iOS 16.0, *)
extension TransferRepresentation where Body == Never {
  /// The body of the representation, which is never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; use the representation itself.")
  }
}

@available(iOS 16.0, *)
extension TransferRepresentation {
  /// Sets the apps that can access the value.
  ///
  /// The lab has no other apps, so nothing changes.
  ///
  /// - Parameter visibility: The visibility of the representation.
  /// - Returns: The description.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    self
  }

  /// Sets the name of the file that stores the value.
  ///
  /// - Parameter fileName: The name.
  /// - Returns: The description.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    self
  }

  /// Sets a closure that returns the name of the file that stores a value.
  ///
  /// - Parameter fileName: A closure that returns the name for a value.
  /// - Returns: The description.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    self
  }

  /// Restricts the export to values that meet a condition.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The description.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    self
  }
}

/// The set of apps that can access a transferred value.
@available(iOS 16.0, *)
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// The visibility that allows access by all apps.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// The visibility that allows access by apps of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// The visibility that allows access by apps of the same group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The visibility that allows access only by the app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
