// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `VNDocumentCameraViewController` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  /// Stands in for `delegate` of `VNDocumentCameraViewController`.
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)? = nil
  /// Stands in for `isSupported` of `VNDocumentCameraViewController`.
  public static var isSupported: Bool { false }
}
