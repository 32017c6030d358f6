// Made by Scripts/generate from Scripts/stand-ins/MessageUI.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MessageComposeResult` of MessageUI, and does nothing.
public enum MessageComposeResult: Int, Sendable {
  /// Stands in for `cancelled` of `MessageComposeResult`.
  case cancelled, sent, failed
}
