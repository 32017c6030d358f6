/// A representation in which a value is transferred.
@available(iOS 16.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  /// The value's type.
  associatedtype Item: Transferable
  /// The type of the representations in this one.
  associatedtype Body: TransferRepresentation

  /// The representations in this one.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

@available(iOS 16.0, *)
extension Never: TransferRepresentation {
  /// The type of a value that does not exist.
  public typealias Item = Never
}

@available(iOS 16.0, *)
extension TransferRepresentation where Body == Never {
  /// Stops, because the representation contains no others.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body of its own; use the representation itself.")
  }
}

@available(iOS 16.0, *)
extension TransferRepresentation {
  /// Restricts which apps can see the value.
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

  /// Names the file that stores the value.
  ///
  /// - Parameter fileName: The name.
  /// - Returns: The description.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    self
  }

  /// Names the file that stores the value.
  ///
  /// - Parameter fileName: A closure that returns the name for a value.
  /// - Returns: The description.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    self
  }

  /// Exports a value only if a condition is met.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The description.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    self
  }
}

/// The apps that can see a transferred value.
@available(iOS 16.0, *)
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// Every app.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Apps of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
