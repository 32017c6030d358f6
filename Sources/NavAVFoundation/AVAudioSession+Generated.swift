// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioSession` of AVFoundation, and does nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioSession`.
  public override init() {
    super.init()
  }
  /// Stands in for `sharedInstance` of `AVAudioSession`.
  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// Stands in for `setCategory` of `AVAudioSession`.
  open func setCategory(_ category: Category) throws {}
  /// Stands in for `setCategory` of `AVAudioSession`.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Stands in for `setActive` of `AVAudioSession`.
  open func setActive(_ active: Bool) throws {}
  /// Stands in for `requestRecordPermission` of `AVAudioSession`.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  /// Stands in for `Category` of `AVAudioSession`.
  public struct Category: Hashable, Sendable {
    /// Stands in for `name` of `Category`.
    public let name: String
    /// Stands in for `playback` of `Category`.
    public static let playback: Category = Category(name: "playback")
    /// Stands in for `ambient` of `Category`.
    public static let ambient: Category = Category(name: "ambient")
    /// Stands in for `record` of `Category`.
    public static let record: Category = Category(name: "record")
    /// Stands in for `playAndRecord` of `Category`.
    public static let playAndRecord: Category = Category(name: "playAndRecord")
  }
  /// Stands in for `Mode` of `AVAudioSession`.
  public struct Mode: Hashable, Sendable {
    /// Stands in for `name` of `Mode`.
    public let name: String
    /// Stands in for ``default`` of `Mode`.
    public static let `default`: Mode = Mode(name: "default")
    /// Stands in for `moviePlayback` of `Mode`.
    public static let moviePlayback: Mode = Mode(name: "moviePlayback")
    /// Stands in for `spokenAudio` of `Mode`.
    public static let spokenAudio: Mode = Mode(name: "spokenAudio")
    /// Stands in for `measurement` of `Mode`.
    public static let measurement: Mode = Mode(name: "measurement")
    /// Stands in for `videoRecording` of `Mode`.
    public static let videoRecording: Mode = Mode(name: "videoRecording")
    /// Stands in for `voiceChat` of `Mode`.
    public static let voiceChat: Mode = Mode(name: "voiceChat")
    /// Stands in for `voicePrompt` of `Mode`.
    public static let voicePrompt: Mode = Mode(name: "voicePrompt")
  }
  /// Stands in for `CategoryOptions` of `AVAudioSession`.
  public struct CategoryOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `CategoryOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `CategoryOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `mixWithOthers` of `CategoryOptions`.
    public static let mixWithOthers: CategoryOptions = CategoryOptions(rawValue: 1)
    /// Stands in for `duckOthers` of `CategoryOptions`.
    public static let duckOthers: CategoryOptions = CategoryOptions(rawValue: 2)
  }
}
