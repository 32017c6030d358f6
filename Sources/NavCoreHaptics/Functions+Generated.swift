// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticTimeImmediate` of CoreHaptics, and does nothing.
public let CHHapticTimeImmediate: TimeInterval = 0
