// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGTaskScheduler` of BackgroundTasks, and does nothing.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// Stands in for `shared` of `BGTaskScheduler`.
  public static let shared: BGTaskScheduler = BGTaskScheduler()
  /// Creates what stands in for a `BGTaskScheduler`.
  public override init() {
    super.init()
  }
  /// Stands in for `register` of `BGTaskScheduler`.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Stands in for `submit` of `BGTaskScheduler`.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  /// Stands in for `cancelAllTaskRequests` of `BGTaskScheduler`.
  open func cancelAllTaskRequests() {}
  /// Stands in for `cancel` of `BGTaskScheduler`.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
}
