// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A program for the graphics processor, which NavLab never runs.
@available(iOS 17.0, *)
public struct Shader: Equatable, Sendable {
  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    private let name: String

    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(name: "float") }

    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(name: "float2")
    }

    /// Returns a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument(name: "float2") }

    /// Returns a size.
    public static func float2(_ size: CGSize) -> Argument { Argument(name: "float2") }

    /// Returns three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(name: "float3")
    }

    /// Returns four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(name: "float4")
    }

    /// Returns several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(name: "floatArray") }

    /// The bounds of the view.
    public static var boundingRect: Argument { Argument(name: "boundingRect") }

    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument(name: "color") }

    /// Returns several colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(name: "colorArray") }

    /// Returns a picture.
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
