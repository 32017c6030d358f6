// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDropProposal` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// Stands in for `operation` of `UIDropProposal`.
  public let operation: UIDropOperation
  /// Creates what stands in for a `UIDropProposal`.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
