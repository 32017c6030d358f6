// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBUUID` of Frameworks, and does nothing.
open class CBUUID: NSObject, @unchecked Sendable {
  /// Stands in for `uuidString` of `CBUUID`.
  public let uuidString: String
  /// Creates what stands in for a `CBUUID`.
  public init(string theString: String) {
    uuidString = theString
    super.init()
  }
  /// Creates what stands in for a `CBUUID`.
  public init(nsuuid theUUID: UUID) {
    uuidString = theUUID.uuidString
    super.init()
  }
  /// Stands in for `data` of `CBUUID`.
  open var data: Data { Data(uuidString.utf8) }
  /// Stands in for `isEqual` of `CBUUID`.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// Stands in for `hash` of `CBUUID`.
  public override var hash: Int { uuidString.hashValue }
}
