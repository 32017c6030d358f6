// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioFile` of AVFoundation, and does nothing.
open class AVAudioFile: NSObject, @unchecked Sendable {
  /// Stands in for `url` of `AVAudioFile`.
  public let url: URL
  /// Creates what stands in for a `AVAudioFile`.
  public init(forReading fileURL: URL) throws {
    url = fileURL
  }
  /// Creates what stands in for a `AVAudioFile`.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
  }
  /// Stands in for `length` of `AVAudioFile`.
  open var length: Int64 { 0 }
  /// Stands in for `processingFormat` of `AVAudioFile`.
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  /// Stands in for `fileFormat` of `AVAudioFile`.
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  /// Stands in for `read` of `AVAudioFile`.
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  /// Stands in for `write` of `AVAudioFile`.
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}
