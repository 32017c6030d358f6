// Made by Scripts/generate from Scripts/stand-ins/MessageUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MFMessageComposeViewControllerDelegate` of MessageUI, and does nothing.
@MainActor
@preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Stands in for `messageComposeViewController` of `MFMessageComposeViewControllerDelegate`.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

extension MFMessageComposeViewControllerDelegate {
  /// Stands in for `messageComposeViewController` of `MFMessageComposeViewControllerDelegate`.
  public func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  ) {}
}
