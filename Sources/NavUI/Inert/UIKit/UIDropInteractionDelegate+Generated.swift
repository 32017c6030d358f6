// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDropInteractionDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIDropInteractionDelegate: AnyObject {
  /// Stands in for `dropInteraction` of `UIDropInteractionDelegate`.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Stands in for `dropInteraction` of `UIDropInteractionDelegate`.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool
  /// Stands in for `dropInteraction` of `UIDropInteractionDelegate`.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
}

extension UIDropInteractionDelegate {
  /// Stands in for `dropInteraction` of `UIDropInteractionDelegate`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
  /// Stands in for `dropInteraction` of `UIDropInteractionDelegate`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Stands in for `dropInteraction` of `UIDropInteractionDelegate`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
}
