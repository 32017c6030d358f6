// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGProcessingTaskRequest` of BackgroundTasks, and does nothing.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Stands in for `requiresNetworkConnectivity` of `BGProcessingTaskRequest`.
  open var requiresNetworkConnectivity: Bool = false
  /// Stands in for `requiresExternalPower` of `BGProcessingTaskRequest`.
  open var requiresExternalPower: Bool = false
}
