// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeer` of Frameworks, and does nothing.
open class CBPeer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CBPeer`.
  public override init() {
    super.init()
  }
  /// Stands in for `identifier` of `CBPeer`.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
