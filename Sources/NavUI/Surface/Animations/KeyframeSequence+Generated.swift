// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Several keyframes, one after the other.
@available(iOS 17.0, *)
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}
