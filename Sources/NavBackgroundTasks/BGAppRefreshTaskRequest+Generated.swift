// Made by Scripts/generate from Scripts/stand-ins/BackgroundTasks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `BGAppRefreshTaskRequest` of BackgroundTasks, and does nothing.
open class BGAppRefreshTaskRequest: BGTaskRequest {
}
