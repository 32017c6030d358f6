// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The keyframes of several properties.
@available(iOS 17.0, *)
public struct KeyframeTracks<Value>: Keyframes {}
