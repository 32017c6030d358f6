// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension AVAsyncProperty where Value == CMTime {
  /// Stands in for `duration` of `AVAsyncProperty`.
  public static var duration: AVAsyncProperty<CMTime> { AVAsyncProperty(value: .zero) }
}

extension AVAsyncProperty where Value == Bool {
  /// Stands in for `isPlayable` of `AVAsyncProperty`.
  public static var isPlayable: AVAsyncProperty<Bool> { AVAsyncProperty(value: false) }
  /// Stands in for `hasProtectedContent` of `AVAsyncProperty`.
  public static var hasProtectedContent: AVAsyncProperty<Bool> { AVAsyncProperty(value: false) }
}

extension AVAsyncProperty where Value == [AVAssetTrack] {
  /// Stands in for `tracks` of `AVAsyncProperty`.
  public static var tracks: AVAsyncProperty<[AVAssetTrack]> { AVAsyncProperty(value: []) }
}

extension AVAsyncProperty where Value == CGSize {
  /// Stands in for `naturalSize` of `AVAsyncProperty`.
  public static var naturalSize: AVAsyncProperty<CGSize> { AVAsyncProperty(value: .zero) }
}

extension AVAsyncProperty where Value == CGAffineTransform {
  /// Stands in for `preferredTransform` of `AVAsyncProperty`.
  public static var preferredTransform: AVAsyncProperty<CGAffineTransform> {
    AVAsyncProperty(value: .identity)
  }
}

extension AVAsyncProperty where Value == Float {
  /// Stands in for `nominalFrameRate` of `AVAsyncProperty`.
  public static var nominalFrameRate: AVAsyncProperty<Float> { AVAsyncProperty(value: 0) }
}

extension AVAsyncProperty where Value == [AVMetadataItem] {
  /// Stands in for `metadata` of `AVAsyncProperty`.
  public static var metadata: AVAsyncProperty<[AVMetadataItem]> { AVAsyncProperty(value: []) }
  /// Stands in for `commonMetadata` of `AVAsyncProperty`.
  public static var commonMetadata: AVAsyncProperty<[AVMetadataItem]> { AVAsyncProperty(value: []) }
}

extension AVAsyncProperty where Value == String? {
  /// Stands in for `stringValue` of `AVAsyncProperty`.
  public static var stringValue: AVAsyncProperty<String?> { AVAsyncProperty(value: nil) }
}

extension AVAsyncProperty where Value == (any Sendable)? {
  /// Stands in for `value` of `AVAsyncProperty`.
  public static var value: AVAsyncProperty<(any Sendable)?> { AVAsyncProperty(value: nil) }
}

extension AVAsyncProperty where Value == Date? {
  /// Stands in for `dateValue` of `AVAsyncProperty`.
  public static var dateValue: AVAsyncProperty<Date?> { AVAsyncProperty(value: nil) }
}

extension AVAsyncProperty where Value == NSNumber? {
  /// Stands in for `numberValue` of `AVAsyncProperty`.
  public static var numberValue: AVAsyncProperty<NSNumber?> { AVAsyncProperty(value: nil) }
}

extension AVAsyncProperty where Value == Data? {
  /// Stands in for `dataValue` of `AVAsyncProperty`.
  public static var dataValue: AVAsyncProperty<Data?> { AVAsyncProperty(value: nil) }
}
