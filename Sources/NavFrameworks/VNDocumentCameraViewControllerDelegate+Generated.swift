// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `VNDocumentCameraViewControllerDelegate` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Stands in for `documentCameraViewController` of `VNDocumentCameraViewControllerDelegate`.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  )
  /// Stands in for `documentCameraViewControllerDidCancel` of `VNDocumentCameraViewControllerDelegate`.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Stands in for `documentCameraViewController` of `VNDocumentCameraViewControllerDelegate`.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  )
}

extension VNDocumentCameraViewControllerDelegate {
  /// Stands in for `documentCameraViewController` of `VNDocumentCameraViewControllerDelegate`.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Stands in for `documentCameraViewControllerDidCancel` of `VNDocumentCameraViewControllerDelegate`.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Stands in for `documentCameraViewController` of `VNDocumentCameraViewControllerDelegate`.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController,
    didFailWithError error: any Error
  ) {}
}
