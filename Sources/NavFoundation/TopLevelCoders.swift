public import Foundation
public import OpenCombine

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded JSON.
  public typealias Output = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of JSON to decode.
  public typealias Input = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of an encoded property list.
  public typealias Output = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of a property list to decode.
  public typealias Input = Data
}
