// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGTaskRequest` of BackgroundTasks, and does nothing.
open class BGTaskRequest: NSObject {
  /// Stands in for `identifier` of `BGTaskRequest`.
  public let identifier: String
  /// Stands in for `earliestBeginDate` of `BGTaskRequest`.
  open var earliestBeginDate: Date? = nil
  /// Creates what stands in for a `BGTaskRequest`.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
