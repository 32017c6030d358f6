// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CNContactPickerViewController` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  /// Stands in for `delegate` of `CNContactPickerViewController`.
  public weak var delegate: (any CNContactPickerDelegate)? = nil
}
