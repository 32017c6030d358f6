// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASWebAuthenticationSession` of AuthenticationServices, and does nothing.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ASWebAuthenticationSession`.
  public init(
    url: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
  }
  /// Stands in for `prefersEphemeralWebBrowserSession` of `ASWebAuthenticationSession`.
  open var prefersEphemeralWebBrowserSession: Bool = false
  /// Stands in for `presentationContextProvider` of `ASWebAuthenticationSession`.
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)? = nil
  /// Stands in for `cancel` of `ASWebAuthenticationSession`.
  open func cancel() {}
  /// Stands in for `start` of `ASWebAuthenticationSession`.
  @discardableResult
  open func start() -> Bool { false }
}
