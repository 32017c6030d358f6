// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Several places that assistive technologies list.
@available(iOS 15.0, *)
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}
