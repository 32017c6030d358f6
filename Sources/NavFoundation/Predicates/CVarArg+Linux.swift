// swift-format-ignore-file: NoLeadingUnderscores, AvoidRetroactiveConformances

#if !canImport(Darwin)
public import Foundation

// On Apple's systems, `%@` accepts any value that Objective-C can represent.

extension UUID: @retroactive CVarArg {
  /// The identifier as text.
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension Date: @retroactive CVarArg {
  /// The date as text.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
#endif
