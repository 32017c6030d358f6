// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a text editor.
@available(iOS 17.0, *)
@MainActor
@preconcurrency
public protocol TextEditorStyle {}
