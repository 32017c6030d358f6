/// A program for the graphics processor, which NavLab never runs.
@available(iOS 17.0, *)
public struct Shader: Equatable, Sendable {
  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    private let name: String

    /// Returns an argument with a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(name: "float") }

    /// Returns an argument with two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(name: "float2")
    }

    /// Returns an argument with a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument(name: "float2") }

    /// Returns an argument with a size.
    public static func float2(_ size: CGSize) -> Argument { Argument(name: "float2") }

    /// Returns an argument with three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(name: "float3")
    }

    /// Returns an argument with four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(name: "float4")
    }

    /// Returns an argument with several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(name: "floatArray") }

    /// The bounds of the view.
    public static var boundingRect: Argument { Argument(name: "boundingRect") }

    /// Returns an argument with a colour.
    public static func color(_ color: Color) -> Argument { Argument(name: "color") }

    /// Returns an argument with several colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(name: "colorArray") }

    /// Returns an argument with a picture.
    public static func image(_ image: Image) -> Argument { Argument(name: "image") }
  }

  /// The program.
  public var function: ShaderFunction

  /// The program's values.
  public var arguments: [Shader.Argument]

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Shader.Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

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
