// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLTokenizer` of Frameworks, and does nothing.
open class NLTokenizer: NSObject, @unchecked Sendable {
  /// Stands in for `string` of `NLTokenizer`.
  open var string: String? = nil
  /// Creates what stands in for a `NLTokenizer`.
  public init(unit: NLTokenUnit) {
    super.init()
  }
  /// Stands in for `tokens` of `NLTokenizer`.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { [] }
}
