// swift-format-ignore-file: AvoidRetroactiveConformances
#if !canImport(Darwin)
public import Foundation

// On Apple's systems, each of these values has a class of Objective-C, so a `Text` can show it with a formatter.

extension Data: @retroactive ReferenceConvertible {
  /// The class of the same values.
  public typealias ReferenceType = NSData
}

extension Date: @retroactive ReferenceConvertible {
  /// The class of the same values.
  public typealias ReferenceType = NSDate
}

extension DateInterval: @retroactive ReferenceConvertible {
  /// The class of the same values.
  public typealias ReferenceType = NSDateInterval
}

extension Locale: @retroactive ReferenceConvertible {
  /// The class of the same values.
  public typealias ReferenceType = NSLocale
}

extension URLQueryItem: @retroactive ReferenceConvertible {
  /// The class of the same values.
  public typealias ReferenceType = NSURLQueryItem
}

extension UUID: @retroactive ReferenceConvertible {
  /// The class of the same values.
  public typealias ReferenceType = NSUUID
}
#endif
