public import Foundation
public import OpenCombine

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The output: JSON text.
  public typealias Output = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The input: JSON text.
  public typealias Input = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The output: a property list.
  public typealias Output = Data
}

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The input: a property list.
  public typealias Input = Data
}
