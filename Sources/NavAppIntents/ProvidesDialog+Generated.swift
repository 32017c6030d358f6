// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ProvidesDialog` of AppIntents, and does nothing.
public protocol ProvidesDialog: IntentResult {
}
