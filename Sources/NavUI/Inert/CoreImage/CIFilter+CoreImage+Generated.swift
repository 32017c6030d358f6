// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CIFilter {
  /// Stands in for `localizedName` of `CIFilter`.
  public static func localizedName(forFilterName filterName: String) -> String? { filterName }
  /// Stands in for `localizedName` of `CIFilter`.
  public static func localizedName(forCategory category: String) -> String { category }
  /// Stands in for `localizedName` of `CIFilter`.
  public static func localizedName(forInputKey key: String) -> String { key }
  /// Stands in for `filterNames` of `CIFilter`.
  public static func filterNames(inCategory category: String?) -> [String] { [] }
  /// Creates what stands in for a `CIFilter`.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
  }
}
