// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CMTimeCompare` of AVFoundation, and does nothing.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}

/// Stands in for `CMTimeRangeMake` of AVFoundation, and does nothing.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// Stands in for `CMTimeGetSeconds` of AVFoundation, and does nothing.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Stands in for `CMTimeMake` of AVFoundation, and does nothing.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Stands in for `CMTimeMakeWithSeconds` of AVFoundation, and does nothing.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Stands in for `CMTimeAdd` of AVFoundation, and does nothing.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: 600)
}

/// Stands in for `CMTimeSubtract` of AVFoundation, and does nothing.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime {
  CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: 600)
}

/// Stands in for `CMTimeScale` of AVFoundation, and does nothing.
public typealias CMTimeScale = Int32

/// Stands in for `CMTimeValue` of AVFoundation, and does nothing.
public typealias CMTimeValue = Int64

/// Stands in for `SystemSoundID` of AVFoundation, and does nothing.
public typealias SystemSoundID = UInt32

/// Stands in for `AudioServicesPlaySystemSound` of AVFoundation, and does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Stands in for `AudioServicesPlayAlertSound` of AVFoundation, and does nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Stands in for `AudioServicesCreateSystemSoundID` of AVFoundation, and does nothing.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }

/// Stands in for `kSystemSoundID_Vibrate` of AVFoundation, and does nothing.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Stands in for `CVImageBuffer` of AVFoundation, and does nothing.
public typealias CVImageBuffer = CVBuffer

/// Stands in for `CVPixelBuffer` of AVFoundation, and does nothing.
public typealias CVPixelBuffer = CVBuffer

/// Stands in for `CMVideoFormatDescription` of AVFoundation, and does nothing.
public typealias CMVideoFormatDescription = CMFormatDescription

/// Stands in for `CMAudioFormatDescription` of AVFoundation, and does nothing.
public typealias CMAudioFormatDescription = CMFormatDescription

/// Stands in for `CMVideoFormatDescriptionGetDimensions` of AVFoundation, and does nothing.
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMFormatDescription
) -> CMVideoDimensions { CMVideoDimensions() }

/// Stands in for `CMSampleBufferGetPresentationTimeStamp` of AVFoundation, and does nothing.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .zero }

/// Stands in for `kCVPixelBufferPixelFormatTypeKey` of AVFoundation, and does nothing.
public let kCVPixelBufferPixelFormatTypeKey: String = "PixelFormatType"

/// Stands in for `kCVPixelBufferWidthKey` of AVFoundation, and does nothing.
public let kCVPixelBufferWidthKey: String = "Width"

/// Stands in for `kCVPixelBufferHeightKey` of AVFoundation, and does nothing.
public let kCVPixelBufferHeightKey: String = "Height"

/// Stands in for `kCVPixelBufferCGImageCompatibilityKey` of AVFoundation, and does nothing.
public let kCVPixelBufferCGImageCompatibilityKey: String = "CGImageCompatibility"

/// Stands in for `kCVPixelBufferCGBitmapContextCompatibilityKey` of AVFoundation, and does nothing.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: String = "CGBitmapContextCompatibility"

/// Stands in for `kCVPixelBufferMetalCompatibilityKey` of AVFoundation, and does nothing.
public let kCVPixelBufferMetalCompatibilityKey: String = "MetalCompatibility"

/// Stands in for `kCVPixelBufferIOSurfacePropertiesKey` of AVFoundation, and does nothing.
public let kCVPixelBufferIOSurfacePropertiesKey: String = "IOSurfaceProperties"

/// Stands in for `kCVPixelFormatType_32BGRA` of AVFoundation, and does nothing.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

/// Stands in for `kCVPixelFormatType_32ARGB` of AVFoundation, and does nothing.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20

/// Stands in for `kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange` of AVFoundation, and does nothing.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

/// Stands in for `kCVPixelFormatType_420YpCbCr8BiPlanarFullRange` of AVFoundation, and does nothing.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

/// Stands in for `CVPixelBufferGetWidth` of AVFoundation, and does nothing.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Stands in for `CVPixelBufferGetHeight` of AVFoundation, and does nothing.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Stands in for `CVPixelBufferGetBytesPerRow` of AVFoundation, and does nothing.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// Stands in for `CVPixelBufferGetPixelFormatType` of AVFoundation, and does nothing.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { 0 }

/// Stands in for `CVPixelBufferGetBaseAddress` of AVFoundation, and does nothing.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  nil
}

/// Stands in for `CMSampleBufferGetImageBuffer` of AVFoundation, and does nothing.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// Stands in for `AVPlayerItemFailedToPlayToEndTimeErrorKey` of AVFoundation, and does nothing.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey: String =
  "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// Stands in for `AVFormatIDKey` of AVFoundation, and does nothing.
public let AVFormatIDKey: String = "AVFormatIDKey"

/// Stands in for `AVSampleRateKey` of AVFoundation, and does nothing.
public let AVSampleRateKey: String = "AVSampleRateKey"

/// Stands in for `AVNumberOfChannelsKey` of AVFoundation, and does nothing.
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"

/// Stands in for `AVEncoderAudioQualityKey` of AVFoundation, and does nothing.
public let AVEncoderAudioQualityKey: String = "AVEncoderQualityKey"

/// Stands in for `AVEncoderBitRateKey` of AVFoundation, and does nothing.
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"

/// Stands in for `AVLinearPCMBitDepthKey` of AVFoundation, and does nothing.
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"

/// Stands in for `AVLinearPCMIsBigEndianKey` of AVFoundation, and does nothing.
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"

/// Stands in for `AVLinearPCMIsFloatKey` of AVFoundation, and does nothing.
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"

/// Stands in for `AVLinearPCMIsNonInterleaved` of AVFoundation, and does nothing.
public let AVLinearPCMIsNonInterleaved: String = "AVLinearPCMIsNonInterleaved"

/// Stands in for `AudioFormatID` of AVFoundation, and does nothing.
public typealias AudioFormatID = UInt32

/// Stands in for `kAudioFormatMPEG4AAC` of AVFoundation, and does nothing.
public let kAudioFormatMPEG4AAC: AudioFormatID = 1_633_772_320

/// Stands in for `kAudioFormatLinearPCM` of AVFoundation, and does nothing.
public let kAudioFormatLinearPCM: AudioFormatID = 1_819_304_813

/// Stands in for `kAudioFormatAppleLossless` of AVFoundation, and does nothing.
public let kAudioFormatAppleLossless: AudioFormatID = 1_634_492_771

/// Stands in for `AVAudioFrameCount` of AVFoundation, and does nothing.
public typealias AVAudioFrameCount = UInt32

/// Stands in for `AVAudioNodeBus` of AVFoundation, and does nothing.
public typealias AVAudioNodeBus = Int

/// Stands in for `AVAudioNodeTapBlock` of AVFoundation, and does nothing.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Stands in for `AVAudioChannelCount` of AVFoundation, and does nothing.
public typealias AVAudioChannelCount = UInt32

/// Stands in for `AVAudioFramePosition` of AVFoundation, and does nothing.
public typealias AVAudioFramePosition = Int64

/// Stands in for `AVAudioConverterInputBlock` of AVFoundation, and does nothing.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Stands in for `AVAudioPacketCount` of AVFoundation, and does nothing.
public typealias AVAudioPacketCount = UInt32

/// Stands in for `AVAudioSessionInterruptionTypeKey` of AVFoundation, and does nothing.
public let AVAudioSessionInterruptionTypeKey: String = "AVAudioSessionInterruptionTypeKey"

/// Stands in for `AVAudioSessionInterruptionOptionKey` of AVFoundation, and does nothing.
public let AVAudioSessionInterruptionOptionKey: String = "AVAudioSessionInterruptionOptionKey"

/// Stands in for `AVAudioSessionRouteChangeReasonKey` of AVFoundation, and does nothing.
public let AVAudioSessionRouteChangeReasonKey: String = "AVAudioSessionRouteChangeReasonKey"

/// Stands in for `AVAudioSessionRouteChangePreviousRouteKey` of AVFoundation, and does nothing.
public let AVAudioSessionRouteChangePreviousRouteKey: String =
  "AVAudioSessionRouteChangePreviousRouteKey"

/// Stands in for `AVSpeechUtteranceDefaultSpeechRate` of AVFoundation, and does nothing.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Stands in for `AVSpeechUtteranceMinimumSpeechRate` of AVFoundation, and does nothing.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// Stands in for `AVSpeechUtteranceMaximumSpeechRate` of AVFoundation, and does nothing.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Stands in for `AVVideoCodecKey` of AVFoundation, and does nothing.
public let AVVideoCodecKey: String = "AVVideoCodecKey"

/// Stands in for `AVAssetExportPresetHighestQuality` of AVFoundation, and does nothing.
public let AVAssetExportPresetHighestQuality: String = "AVAssetExportPresetHighestQuality"

/// Stands in for `AVAssetExportPresetMediumQuality` of AVFoundation, and does nothing.
public let AVAssetExportPresetMediumQuality: String = "AVAssetExportPresetMediumQuality"

/// Stands in for `AVAssetExportPresetLowQuality` of AVFoundation, and does nothing.
public let AVAssetExportPresetLowQuality: String = "AVAssetExportPresetLowQuality"

/// Stands in for `AVAssetExportPresetPassthrough` of AVFoundation, and does nothing.
public let AVAssetExportPresetPassthrough: String = "AVAssetExportPresetPassthrough"

/// Stands in for `AVAssetExportPresetAppleM4A` of AVFoundation, and does nothing.
public let AVAssetExportPresetAppleM4A: String = "AVAssetExportPresetAppleM4A"
