/// The numbers that represent the cases of an enum in a message.
struct WireCodes<Value: CaseIterable & Hashable & Sendable>: Sendable {
  private let values: [Value]
  private let codes: [Value: UInt8]

  init() {
    values = Array(Value.allCases)
    codes = Dictionary(
      zip(values, 0...).map { ($0, UInt8(truncatingIfNeeded: $1)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func write(_ value: Value, to writer: inout WireWriter) {
    writer.byte(codes[value] ?? 0)
  }

  func read(from reader: inout WireReader) throws(WireError) -> Value {
    let code = Int(try reader.byte())
    guard code < values.count else { throw .malformed("there is no case \(code)") }
    return values[code]
  }
}

extension Element.Kind {
  static let codes = WireCodes<Self>()
}

extension Element.Trait {
  static let codes = WireCodes<Self>()
}
