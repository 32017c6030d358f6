// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Color {
  /// Creates a colour from one of the app's resources.
  @available(iOS 17.0, *)
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
