extension Literal {
  func write(to writer: inout WireWriter) {
    switch self {
    case .integer(let value):
      writer.byte(0)
      writer.integer(value)
    case .decimal(let value):
      writer.byte(1)
      writer.decimal(value)
    case .string(let text):
      writer.byte(2)
      writer.text(text)
    case .boolean(let value):
      writer.byte(3)
      writer.boolean(value)
    case .null: writer.byte(4)
    case .wildcard: writer.byte(5)
    case .array(let elements):
      writer.byte(6)
      Self.write(elements, to: &writer)
    case .member(let name, let arguments):
      writer.byte(7)
      writer.text(name)
      Self.write(arguments, to: &writer)
    case .call(let name, let arguments):
      writer.byte(8)
      writer.text(name)
      Self.write(arguments, to: &writer)
    case .dictionary(let entries):
      writer.byte(9)
      Self.write(entries.flatMap { [$0.key, $0.value] }, to: &writer)
    }
  }

  init(from reader: inout WireReader) throws(WireError) {
    self = try reader.nested { (reader) throws(WireError) in
      switch try reader.byte() {
      case 0: .integer(try reader.integer())
      case 1: .decimal(try reader.decimal())
      case 2: .string(try reader.text())
      case 3: .boolean(try reader.boolean())
      case 4: .null
      case 5: .wildcard
      case 6: .array(try Self.list(from: &reader))
      case 7: .member(try reader.text(), try Self.arguments(from: &reader))
      case 8: .call(try reader.text(), try Self.arguments(from: &reader))
      case 9: .dictionary(try Self.entries(from: &reader))
      default: throw WireError.malformed("a value is of no kind")
      }
    }
  }

  /// Reads the keys and values of a dictionary.
  private static func entries(from reader: inout WireReader) throws(WireError) -> [Entry] {
    let elements = try list(from: &reader)
    guard elements.count.isMultiple(of: 2) else {
      throw .malformed("a dictionary has a key without a value")
    }
    return stride(from: 0, to: elements.count, by: 2).map {
      Entry(key: elements[$0], value: elements[$0 + 1])
    }
  }

  static func write(_ elements: [Literal], to writer: inout WireWriter) {
    writer.size(elements.count)
    for element in elements { element.write(to: &writer) }
  }

  static func list(from reader: inout WireReader) throws(WireError) -> [Literal] {
    let count = try reader.count()
    var elements: [Literal] = []
    for _ in 0..<count { elements.append(try Literal(from: &reader)) }
    return elements
  }

  private static func write(_ arguments: [Argument], to writer: inout WireWriter) {
    writer.size(arguments.count)
    for argument in arguments {
      writer.optional(argument.label) { $0.text($1) }
      argument.value.write(to: &writer)
    }
  }

  private static func arguments(
    from reader: inout WireReader
  ) throws(WireError) -> [Argument] {
    let count = try reader.count()
    var arguments: [Argument] = []
    for _ in 0..<count {
      let label = try reader.optional { (reader) throws(WireError) in try reader.text() }
      arguments.append(Argument(label: label, value: try Literal(from: &reader)))
    }
    return arguments
  }
}
