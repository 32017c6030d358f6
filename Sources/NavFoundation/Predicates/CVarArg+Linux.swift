// swift-format-ignore-file: NoLeadingUnderscores, AvoidRetroactiveConformances

#if !canImport(Darwin)
public import Foundation

// On Apple's systems, `%@` accepts any value that Objective-C can represent.

extension UUID: @retroactive CVarArg {
  /// The text of the identifier, encoded as an argument.
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension Date: @retroactive CVarArg {
  /// The text of the date, encoded as an argument.
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
}
#endif
