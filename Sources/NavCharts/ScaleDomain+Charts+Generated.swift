// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Stands in for `automatic` of `ScaleDomain`.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// Stands in for `automatic` of `ScaleDomain`.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
  /// Stands in for `automatic` of `ScaleDomain`.
  public static func automatic<V: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: V.Type,
    modifyInferredDomain: @escaping (inout [V]) -> Void
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}
