// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDragItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// Stands in for `itemProvider` of `UIDragItem`.
  public let itemProvider: NSItemProvider
  /// Stands in for `localObject` of `UIDragItem`.
  open var localObject: Any? = nil
  /// Creates what stands in for a `UIDragItem`.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
