// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Places that assistive technologies list.
@available(iOS 15.0, *)
@MainActor
@preconcurrency
public protocol AccessibilityRotorContent {}
