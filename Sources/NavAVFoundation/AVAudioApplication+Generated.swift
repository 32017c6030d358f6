// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioApplication` of AVFoundation, and does nothing.
public final class AVAudioApplication: NSObject, Sendable {
  /// Stands in for `shared` of `AVAudioApplication`.
  public static let shared: AVAudioApplication = AVAudioApplication()
  /// Creates what stands in for a `AVAudioApplication`.
  public override init() {
    super.init()
  }
  /// Stands in for `recordPermission` of `AVAudioApplication`.
  public var recordPermission: AVAudioSession.RecordPermission { .undetermined }
  /// Stands in for `isInputMuted` of `AVAudioApplication`.
  public var isInputMuted: Bool { false }
  /// Stands in for `requestRecordPermission` of `AVAudioApplication`.
  public static func requestRecordPermission() async -> Bool { false }
  /// Stands in for `requestRecordPermission` of `AVAudioApplication`.
  public static func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    response(false)
  }
}
