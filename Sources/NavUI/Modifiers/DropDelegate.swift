/// Decides about what is dropped on a view; no script drops anything.
@available(iOS 13.4, *)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether what is held over the view may be dropped.
  ///
  /// - Parameter info: What is held.
  /// - Returns: Whether it may.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped.
  ///
  /// - Parameter info: What was dropped.
  /// - Returns: Whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Is told that something is held over the view.
  ///
  /// - Parameter info: What is held.
  func dropEntered(info: DropInfo)
  /// Says what would become of it.
  ///
  /// - Parameter info: What is held.
  /// - Returns: What would be done, or nil for the same as before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Is told that nothing is held over the view any more.
  ///
  /// - Parameter info: What was held.
  func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
extension DropDelegate {
  /// Everything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nothing special.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The items that are held over a view.
@available(iOS 13.4, *)
public struct DropInfo {
  /// The location at which they are held.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether something of some types is held.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: Whether any is.
  @available(iOS 14.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the held items of some types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: What gives the values.
  @available(iOS 14.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    let names = contentTypes.map(\.identifier)
    return providers.filter { provider in
      names.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// The operation for something that is dropped.
@available(iOS 13.4, *)
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It is not allowed.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// The operation proposed for something that is held over a view.
@available(iOS 13.4, *)
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  /// Proposes to do something.
  ///
  /// - Parameter operation: What.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension View {
  /// Takes what is dropped on the view, which no script does.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of what is taken.
  ///   - delegate: Decides about it.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Gives what is dragged or shared of the view, which no script does.
  ///
  /// - Parameter action: Makes what gives the value.
  /// - Returns: The view.
  @available(iOS 13.0, *)
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Takes what is dropped between the rows, which no script does.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of what is taken.
  ///   - action: Takes it.
  /// - Returns: The rows.
  @available(iOS 14.0, *)
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}
