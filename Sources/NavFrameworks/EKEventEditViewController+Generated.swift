// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `EKEventEditViewController` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  /// Stands in for `editViewDelegate` of `EKEventEditViewController`.
  public weak var editViewDelegate: AnyObject? = nil
}
