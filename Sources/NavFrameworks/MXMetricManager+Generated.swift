// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MXMetricManager` of Frameworks, and does nothing.
open class MXMetricManager: NSObject, @unchecked Sendable {
  /// Stands in for `shared` of `MXMetricManager`.
  public static let shared: MXMetricManager = MXMetricManager()
  /// Stands in for `add` of `MXMetricManager`.
  open func add(_ subscriber: AnyObject) {}
  /// Stands in for `remove` of `MXMetricManager`.
  open func remove(_ subscriber: AnyObject) {}
}
