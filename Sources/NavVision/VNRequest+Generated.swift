// Made by Scripts/generate from Scripts/stand-ins/Vision.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VNRequest` of Vision, and does nothing.
open class VNRequest: NSObject, @unchecked Sendable {
  /// Stands in for `handler` of `VNRequest`.
  public let handler: ((VNRequest, (any Error)?) -> Void)?
  /// Creates what stands in for a `VNRequest`.
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil) {
    handler = completionHandler
    super.init()
  }
  /// Stands in for `found` of `VNRequest`.
  open var found: [VNObservation]? = nil
  /// Stands in for `preferBackgroundProcessing` of `VNRequest`.
  open var preferBackgroundProcessing: Bool = false
  /// Stands in for `usesCPUOnly` of `VNRequest`.
  open var usesCPUOnly: Bool = false
  /// Stands in for `revision` of `VNRequest`.
  open var revision: Int = 0
  /// Stands in for `cancel` of `VNRequest`.
  open func cancel() {}
}
