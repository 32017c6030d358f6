// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `INInteraction` of Frameworks, and does nothing.
open class INInteraction: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `INInteraction`.
  public init(intent: INIntent, response: INIntentResponse?) {
    super.init()
  }
  /// Stands in for `donate` of `INInteraction`.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
