public import Foundation
public import OpenCombine

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// JSON text is made.
  public typealias Output = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// JSON text is read.
  public typealias Input = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// A property list is made.
  public typealias Output = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// A property list is read.
  public typealias Input = Data
}
