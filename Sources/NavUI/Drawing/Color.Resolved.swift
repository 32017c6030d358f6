extension Color {
  /// A colour resolved into its components.
  @available(iOS 17.0, *)
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a colour from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components.
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The red component in linear colour space.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.gamma(newValue) }
    }

    /// The green component in linear colour space.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.gamma(newValue) }
    }

    /// The blue component in linear colour space.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.gamma(newValue) }
    }

    /// The components as hexadecimal digits.
    public var description: String {
      let parts = [red, green, blue, opacity].map { Int(($0 * 255).rounded()) }
      return "#" + parts.map { String(format: "%02X", $0) }.joined()
    }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
    }

    private static func gamma(_ value: Float) -> Float {
      value <= 0.0031308
        ? value * 12.92 : Float(1.055 * pow(Double(value), 1 / 2.4) - 0.055)
    }
  }

  /// Creates a colour from resolved components.
  ///
  /// - Parameter resolved: The components.
  @available(iOS 17.0, *)
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// Returns the components of the colour in light mode, or those of black if they are unknown.
  ///
  /// - Parameter environment: The environment of the colour.
  /// - Returns: The components.
  @available(iOS 17.0, *)
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = name.split(separator: ".opacity(", maxSplits: 1)
    var resolved = Self.resolved(String(parts.first ?? ""))
    if parts.count == 2, let opacity = Float(parts[1].prefix { $0 != ")" }) {
      resolved.opacity *= opacity
    }
    return resolved
  }

  @available(iOS 17.0, *)
  private static func resolved(_ name: String) -> Resolved {
    let numbers = name.split { "(), ".contains($0) }.dropFirst().compactMap { Float($0) }
    if name.hasPrefix("rgb("), numbers.count == 4 {
      return Resolved(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
    }
    if name.hasPrefix("white("), numbers.count == 2 {
      return Resolved(red: numbers[0], green: numbers[0], blue: numbers[0], opacity: numbers[1])
    }
    if name.hasPrefix("hsb("), numbers.count == 4 {
      return resolved(hue: numbers[0], numbers[1], numbers[2], opacity: numbers[3])
    }
    if name == "clear" { return Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    let rgb = systemColors[name] ?? 0
    return Resolved(
      red: Float(rgb >> 16) / 255,
      green: Float(rgb >> 8 & 255) / 255,
      blue: Float(rgb & 255) / 255
    )
  }

  @available(iOS 17.0, *)
  private static func resolved(
    hue: Float,
    _ saturation: Float,
    _ brightness: Float,
    opacity: Float
  ) -> Resolved {
    func part(_ offset: Float) -> Float {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return Resolved(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The components of the system's colours in light mode, by colour name.
  private static let systemColors: [String: Int] = [
    "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00, "green": 0x34C759,
    "mint": 0x00C7BE, "teal": 0x30B0C7, "cyan": 0x32ADE6, "blue": 0x007AFF,
    "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E,
    "white": 0xFFFFFF, "gray": 0x8E8E93, "black": 0x000000, "accentColor": 0x007AFF,
  ]
}
