// Made by Scripts/generate from Scripts/stand-ins/SafariServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SFSafariViewControllerDelegate` of SafariServices, and does nothing.
@MainActor
@preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Stands in for `safariViewControllerDidFinish` of `SFSafariViewControllerDelegate`.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Stands in for `safariViewControllerDidFinish` of `SFSafariViewControllerDelegate`.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
