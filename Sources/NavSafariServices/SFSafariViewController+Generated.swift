// Made by Scripts/generate from Scripts/stand-ins/SafariServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SFSafariViewController` of SafariServices, and does nothing.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// Stands in for `preferredControlTintColor` of `SFSafariViewController`.
  open var preferredControlTintColor: UIColor? = nil
  /// Stands in for `preferredBarTintColor` of `SFSafariViewController`.
  open var preferredBarTintColor: UIColor? = nil
  /// Stands in for `delegate` of `SFSafariViewController`.
  public weak var delegate: (any SFSafariViewControllerDelegate)? = nil
  /// Creates what stands in for a `SFSafariViewController`.
  public convenience init(url: URL) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates what stands in for a `SFSafariViewController`.
  public convenience init(url: URL, configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `Configuration` of `SFSafariViewController`.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Stands in for `entersReaderIfAvailable` of `Configuration`.
    open var entersReaderIfAvailable: Bool = false
    /// Stands in for `barCollapsingEnabled` of `Configuration`.
    open var barCollapsingEnabled: Bool = true
    /// Creates what stands in for a `Configuration`.
    public override init() {
      super.init()
    }
  }
}
