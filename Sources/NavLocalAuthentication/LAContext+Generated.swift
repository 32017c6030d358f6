// Made by Scripts/generate from Scripts/stand-ins/LocalAuthentication.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `LAContext` of LocalAuthentication, and does nothing.
open class LAContext: NSObject, @unchecked Sendable {
  /// Stands in for `biometryType` of `LAContext`.
  open var biometryType: LABiometryType { .none }
  /// Stands in for `localizedCancelTitle` of `LAContext`.
  open var localizedCancelTitle: String? = nil
  /// Stands in for `localizedFallbackTitle` of `LAContext`.
  open var localizedFallbackTitle: String? = nil
  /// Creates what stands in for a `LAContext`.
  public override init() {
    super.init()
  }
  /// Stands in for `canEvaluatePolicy` of `LAContext`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    false
  }
  /// Stands in for `evaluatePolicy` of `LAContext`.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Stands in for `evaluatePolicy` of `LAContext`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Stands in for `invalidate` of `LAContext`.
  open func invalidate() {}
}
