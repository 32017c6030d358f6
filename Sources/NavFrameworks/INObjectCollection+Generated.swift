// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INObjectCollection` of Frameworks, and does nothing.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// Stands in for `allItems` of `INObjectCollection`.
  public let allItems: [ObjectType]
  /// Creates what stands in for a `INObjectCollection`.
  public init(items: [ObjectType]) {
    allItems = items
    super.init()
  }
}
