// Made by Scripts/generate from Scripts/stand-ins/MessageUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MFMailComposeViewControllerDelegate` of MessageUI, and does nothing.
@MainActor
@preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Stands in for `mailComposeController` of `MFMailComposeViewControllerDelegate`.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Stands in for `mailComposeController` of `MFMailComposeViewControllerDelegate`.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
