/// A handler of drops on a view, which scripts do not make.
@available(iOS 13.4, *)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the dragged content can be dropped.
  ///
  /// - Parameter info: The held items.
  /// - Returns: Whether it is allowed.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop.
  ///
  /// - Parameter info: The dropped items.
  /// - Returns: Whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  ///
  /// - Parameter info: The held items.
  func dropEntered(info: DropInfo)
  /// Returns a proposal for the drop.
  ///
  /// - Parameter info: The held items.
  /// - Returns: The proposal, or nil to repeat the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  ///
  /// - Parameter info: The items that were held.
  func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
extension DropDelegate {
  /// Accepts every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, so that the drop keeps its usual effect.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The dragged items over a view.
@available(iOS 13.4, *)
public struct DropInfo {
  /// The location of the drag.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether there are dragged items of some types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: Whether any is.
  @available(iOS 14.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the dragged items of some types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: The providers of the values.
  @available(iOS 14.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    let names = contentTypes.map(\.identifier)
    return providers.filter { provider in
      names.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// The operation of a drop.
@available(iOS 13.4, *)
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The content is copied.
  case copy
  /// The content is moved.
  case move
}

/// A proposal for a drop.
@available(iOS 13.4, *)
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  /// Proposes an operation.
  ///
  /// - Parameter operation: The operation.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension View {
  /// Accepts drops on the view, which scripts do not use.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types.
  ///   - delegate: The delegate that handles the drop.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Provides the dragged or shared content of the view, which scripts do not use.
  ///
  /// - Parameter action: A closure that returns the provider of the content.
  /// - Returns: The view.
  @available(iOS 13.0, *)
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Accepts drops between the rows, which scripts do not use.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types.
  ///   - action: A closure called with it.
  /// - Returns: The rows.
  @available(iOS 14.0, *)
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}
