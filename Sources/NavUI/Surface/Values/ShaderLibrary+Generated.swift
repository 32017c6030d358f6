// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A library of programs.
@available(iOS 17.0, *)
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  /// The app's own library.
  public static let `default` = ShaderLibrary()

  /// Returns the library of a bundle.
  ///
  /// - Parameter bundle: The bundle.
  /// - Returns: The library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  /// A program by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// A program of the app's own library by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
