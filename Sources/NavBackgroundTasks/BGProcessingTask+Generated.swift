// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGProcessingTask` of BackgroundTasks, and does nothing.
open class BGProcessingTask: BGTask, @unchecked Sendable {
  /// Creates what stands in for a `BGProcessingTask`.
  public override init() {
    super.init()
  }
}
