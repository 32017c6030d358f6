// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARCoachingOverlayView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
  /// Stands in for `session` of `ARCoachingOverlayView`.
  public weak var session: ARSession? = nil
  /// Stands in for `activatesAutomatically` of `ARCoachingOverlayView`.
  open var activatesAutomatically: Bool = true
}
