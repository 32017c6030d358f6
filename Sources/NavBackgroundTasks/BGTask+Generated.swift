// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGTask` of BackgroundTasks, and does nothing.
open class BGTask: NSObject, @unchecked Sendable {
  /// Stands in for `identifier` of `BGTask`.
  public let identifier: String = ""
  /// Stands in for `expirationHandler` of `BGTask`.
  open var expirationHandler: (() -> Void)? = nil
  /// Creates what stands in for a `BGTask`.
  public override init() {
    super.init()
  }
  /// Stands in for `setTaskCompleted` of `BGTask`.
  open func setTaskCompleted(success: Bool) {}
}
