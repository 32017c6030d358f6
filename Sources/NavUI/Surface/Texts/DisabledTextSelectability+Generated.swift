// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Text that cannot be selected.
@available(iOS 15.0, *)
public struct DisabledTextSelectability: TextSelectability {}
