// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureDevice` of AVFoundation, and does nothing.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Stands in for `authorizationStatus` of `AVCaptureDevice`.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Stands in for `requestAccess` of `AVCaptureDevice`.
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Stands in for `requestAccess` of `AVCaptureDevice`.
  public static func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// Stands in for ``default`` of `AVCaptureDevice`.
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
