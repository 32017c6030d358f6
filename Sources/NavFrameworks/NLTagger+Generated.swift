// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLTagger` of Frameworks, and does nothing.
open class NLTagger: NSObject, @unchecked Sendable {
  /// Stands in for `Options` of `NLTagger`.
  public typealias Options = NLTaggerOptions
  /// Stands in for `string` of `NLTagger`.
  open var string: String? = nil
  /// Creates what stands in for a `NLTagger`.
  public init(tagSchemes: [NLTagScheme]) {
    super.init()
  }
  /// Stands in for `tag` of `NLTagger`.
  open func tag(
    at index: String.Index,
    unit: NLTokenUnit,
    scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  /// Stands in for `enumerateTags` of `NLTagger`.
  open func enumerateTags(
    in range: Range<String.Index>,
    unit: NLTokenUnit,
    scheme: NLTagScheme,
    options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}
