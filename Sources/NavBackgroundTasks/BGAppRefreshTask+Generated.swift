// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGAppRefreshTask` of BackgroundTasks, and does nothing.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {
  /// Creates what stands in for a `BGAppRefreshTask`.
  public override init() {
    super.init()
  }
}
