// swift-format-ignore: NoLeadingUnderscores
/// A value that a format specifier can format, such as a number.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument passed to the format.
  associatedtype _Arg: CVarArg

  /// The argument passed to the format.
  var _arg: _Arg { get }

  /// The format specifier, such as `%lld`.
  var _specifier: String { get }
}

// swift-format-ignore: NoLeadingUnderscores
extension Int: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Int64 { Int64(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%lld" }
}

// swift-format-ignore: NoLeadingUnderscores
extension Int8: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Int32 { Int32(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%d" }
}

// swift-format-ignore: NoLeadingUnderscores
extension Int16: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Int32 { Int32(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%d" }
}

// swift-format-ignore: NoLeadingUnderscores
extension Int32: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Int32 { self }

  /// The format specifier of the number.
  public var _specifier: String { "%d" }
}

// swift-format-ignore: NoLeadingUnderscores
extension Int64: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Int64 { self }

  /// The format specifier of the number.
  public var _specifier: String { "%lld" }
}

// swift-format-ignore: NoLeadingUnderscores
extension UInt: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: UInt64 { UInt64(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%llu" }
}

// swift-format-ignore: NoLeadingUnderscores
extension UInt8: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: UInt32 { UInt32(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%u" }
}

// swift-format-ignore: NoLeadingUnderscores
extension UInt16: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: UInt32 { UInt32(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%u" }
}

// swift-format-ignore: NoLeadingUnderscores
extension UInt32: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: UInt32 { self }

  /// The format specifier of the number.
  public var _specifier: String { "%u" }
}

// swift-format-ignore: NoLeadingUnderscores
extension UInt64: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: UInt64 { self }

  /// The format specifier of the number.
  public var _specifier: String { "%llu" }
}

// swift-format-ignore: NoLeadingUnderscores
extension Float: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Float { self }

  /// The format specifier of the number.
  public var _specifier: String { "%f" }
}

// swift-format-ignore: NoLeadingUnderscores
extension Double: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Double { self }

  /// The format specifier of the number.
  public var _specifier: String { "%lf" }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGFloat: _FormatSpecifiable {
  /// The number as an argument.
  public var _arg: Double { Double(self) }

  /// The format specifier of the number.
  public var _specifier: String { "%lf" }
}
