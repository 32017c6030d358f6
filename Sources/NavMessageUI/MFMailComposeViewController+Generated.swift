// Made by Scripts/generate from Scripts/stand-ins/MessageUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MFMailComposeViewController` of MessageUI, and does nothing.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Stands in for `mailComposeDelegate` of `MFMailComposeViewController`.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? = nil
  /// Stands in for `canSendMail` of `MFMailComposeViewController`.
  public static func canSendMail() -> Bool { false }
  /// Stands in for `setSubject` of `MFMailComposeViewController`.
  open func setSubject(_ subject: String) {}
  /// Stands in for `setToRecipients` of `MFMailComposeViewController`.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Stands in for `setMessageBody` of `MFMailComposeViewController`.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Stands in for `setCcRecipients` of `MFMailComposeViewController`.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Stands in for `setBccRecipients` of `MFMailComposeViewController`.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Stands in for `addAttachmentData` of `MFMailComposeViewController`.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
