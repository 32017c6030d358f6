// Made by Scripts/generate from Scripts/stand-ins/MessageUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MFMessageComposeViewController` of MessageUI, and does nothing.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// Stands in for `messageComposeDelegate` of `MFMessageComposeViewController`.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? = nil
  /// Stands in for `recipients` of `MFMessageComposeViewController`.
  open var recipients: [String]? = nil
  /// Stands in for `body` of `MFMessageComposeViewController`.
  open var body: String? = nil
  /// Stands in for `subject` of `MFMessageComposeViewController`.
  open var subject: String? = nil
  /// Stands in for `canSendText` of `MFMessageComposeViewController`.
  public static func canSendText() -> Bool { false }
  /// Stands in for `canSendAttachments` of `MFMessageComposeViewController`.
  public static func canSendAttachments() -> Bool { false }
}
