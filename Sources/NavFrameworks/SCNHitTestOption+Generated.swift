// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNHitTestOption` of Frameworks, and does nothing.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `SCNHitTestOption`.
  public let rawValue: String
  /// Creates what stands in for a `SCNHitTestOption`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `searchMode` of `SCNHitTestOption`.
  public static let searchMode: SCNHitTestOption = SCNHitTestOption(rawValue: "searchMode")
  /// Stands in for `boundingBoxOnly` of `SCNHitTestOption`.
  public static let boundingBoxOnly: SCNHitTestOption = SCNHitTestOption(
    rawValue: "boundingBoxOnly"
  )
}
