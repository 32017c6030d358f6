// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

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

/// Stands in for `CMSampleBufferGetImageBuffer` of AVFoundation, and does nothing.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
