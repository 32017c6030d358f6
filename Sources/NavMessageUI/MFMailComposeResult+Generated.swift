// Made by Scripts/generate from Scripts/stand-ins/MessageUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MFMailComposeResult` of MessageUI, and does nothing.
public enum MFMailComposeResult: Int, Sendable {
  /// Stands in for `cancelled` of `MFMailComposeResult`.
  case cancelled, saved, sent, failed
}
