/// A delegate that handles drops on a view, although scripts cannot drop anything.
@available(iOS 13.4, *)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the dragged content can be dropped.
  ///
  /// - Parameter info: The dragged items.
  /// - Returns: Whether the drop is allowed.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop, and returns whether the drop succeeded.
  ///
  /// - Parameter info: The dropped items.
  /// - Returns: Whether the drop succeeded.
  func performDrop(info: DropInfo) -> Bool
  /// Responds to a drag that enters the view.
  ///
  /// - Parameter info: The dragged items.
  func dropEntered(info: DropInfo)
  /// Returns a proposal for the drop, or nil to keep the usual effect.
  ///
  /// - Parameter info: The dragged items.
  /// - Returns: The proposal, or nil to repeat the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Responds to a drag that leaves the view.
  ///
  /// - Parameter info: The dragged items.
  func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
extension DropDelegate {
  /// Returns true, which makes the view accept every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Has no effect by default.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, which leaves the usual effect of the drop unchanged.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Has no effect by default.
  public func dropExited(info: DropInfo) {}
}

/// Information about a drag over a view.
@available(iOS 13.4, *)
public struct DropInfo {
  /// The location of the drag.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether any dragged item conforms to one of the types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: Whether any is.
  @available(iOS 14.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the dragged items that conform to one of the types.
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

/// The effect of a drop.
@available(iOS 13.4, *)
public enum DropOperation: Sendable {
  /// A drop without any effect.
  case cancel
  /// A drop that is not allowed.
  case forbidden
  /// A drop that copies the content.
  case copy
  /// A drop that moves the content.
  case move
}

/// A proposal for the effect of a drop.
@available(iOS 13.4, *)
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  /// Creates a proposal with an operation.
  ///
  /// - Parameter operation: The operation.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension View {
  /// Accepts drops on the view, although scripts cannot drop anything.
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

  /// Provides an item for dragging or sharing the view, although scripts can do neither.
  ///
  /// - Parameter action: A closure that returns the provider of the content.
  /// - Returns: The view.
  @available(iOS 13.0, *)
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some View { self }
}

extension DynamicViewContent {
  /// Accepts drops between the rows, although scripts cannot drop anything.
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
