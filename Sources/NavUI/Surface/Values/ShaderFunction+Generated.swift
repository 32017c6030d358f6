// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A program in a library.
@available(iOS 17.0, *)
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The name of the program.
  public var name: String

  /// Creates a reference to a program.
  public init(library: ShaderLibrary, name: String) {
    self.name = name
  }

  /// Returns a shader with values.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
