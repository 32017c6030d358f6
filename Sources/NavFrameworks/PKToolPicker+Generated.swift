// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKToolPicker` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  /// Stands in for `setVisible` of `PKToolPicker`.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  /// Stands in for `addObserver` of `PKToolPicker`.
  open func addObserver(_ observer: AnyObject) {}
  /// Stands in for `removeObserver` of `PKToolPicker`.
  open func removeObserver(_ observer: AnyObject) {}
}
