/// A table of the places at which compiled code checks something and stops the app, from DWARF's tree of functions.
///
/// Such code belongs to no line: the compiler describes it as a function that is named after the reason and was inserted
/// in a line.
struct TrapTable {
  private let section: [UInt8]
  private let forms: [UInt8]
  private let texts: [UInt8]

  /// A check in the code.
  struct Trap: Hashable {
    /// The name of the function, or nil if it has none.
    var name: String?
    /// The number of the file, counted from 1.
    var file: Int
    var line: Int
    /// The place of the file's name in the line table.
    var unit: Int
  }

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - section: The section with the tree.
  ///   - forms: The section with the forms of the tree's nodes.
  ///   - texts: The section with the texts.
  init(_ section: [UInt8], forms: [UInt8], texts: [UInt8]) {
    self.section = section
    self.forms = forms
    self.texts = texts
  }

  /// The maximum number of nodes, forms and attributes to read, several times as many as an app of 10,000 lines has.
  ///
  /// Without a limit, a forged tree could make each of its nodes as long as the whole table of forms.
  private static let workLimit = 2_000_000

  /// Returns the check that the code at an address belongs to, or nil if there is none.
  func trap(at address: UInt64) -> Trap? {
    var reader = SectionReader(section)
    var work = Self.workLimit
    while !reader.isAtEnd, work > 0 {
      let start = reader.offset
      let length = reader.number(width: 4)
      var end = reader
      end.skip(length)
      work -= 1
      if let trap = trap(at: address, start, &reader, end.offset, &work) { return trap }
      reader = end
    }
    return nil
  }

  private func trap(
    at address: UInt64,
    _ start: Int,
    _ reader: inout SectionReader,
    _ end: Int,
    _ work: inout Int
  ) -> Trap? {
    guard reader.number(width: 2) == 4 else { return nil }
    let forms = forms(at: Int(clamping: reader.number(width: 4)), &work)
    guard reader.byte() == 8 else { return nil }
    var unit = 0
    while reader.offset < end, work > 0 {
      let code = reader.unsigned()
      guard code != 0 else { continue }
      work -= 1 + (forms[code]?.attributes.count ?? 0)
      guard let form = forms[code], let node = Node(form, &reader) else { return nil }
      if let offset = node.values[Attribute.lines] { unit = Int(clamping: offset) }
      guard form.tag == Node.inserted, node.contains(address),
        let line = node.values[Attribute.line], line > 0
      else { continue }
      let origin = node.values[Attribute.origin].map { start + Int(clamping: $0 & 0xFFFF_FFFF) }
      return Trap(
        name: origin.flatMap { name(ofNodeAt: $0, forms) },
        file: Int(clamping: node.values[Attribute.file] ?? 0),
        line: Int(clamping: line),
        unit: unit
      )
    }
    return nil
  }

  private func name(ofNodeAt offset: Int, _ forms: [UInt64: Form]) -> String? {
    var reader = SectionReader(section, at: offset)
    guard let form = forms[reader.unsigned()], let node = Node(form, &reader),
      let place = node.values[Attribute.name]
    else { return nil }
    var text = SectionReader(texts, at: Int(clamping: place))
    return text.text()
  }

  /// Returns the forms of nodes that start at a place in their section.
  private func forms(at offset: Int, _ work: inout Int) -> [UInt64: Form] {
    var found: [UInt64: Form] = [:]
    var reader = SectionReader(forms, at: offset)
    while !reader.isAtEnd, work > 0 {
      let code = reader.unsigned()
      guard code != 0 else { break }
      work -= 1
      var form = Form(tag: reader.unsigned())
      reader.skip(1)
      while !reader.isAtEnd {
        let attribute = (name: reader.unsigned(), kind: reader.unsigned())
        work -= 1
        guard attribute.name != 0 || attribute.kind != 0 else { break }
        form.attributes.append(attribute)
      }
      found[code] = form
    }
    return found
  }
}

/// The numbers of the attributes that matter here.
private enum Attribute {
  static let name: UInt64 = 0x03
  static let lines: UInt64 = 0x10
  static let start: UInt64 = 0x11
  static let end: UInt64 = 0x12
  static let origin: UInt64 = 0x31
  static let file: UInt64 = 0x58
  static let line: UInt64 = 0x59
}

/// The form of a node: the numbers and kinds of its attributes.
private struct Form {
  var tag: UInt64
  var attributes: [(name: UInt64, kind: UInt64)] = []
}

/// A node of the tree.
private struct Node {
  /// The numbers of the attributes, as far as they are numbers.
  private(set) var values: [UInt64: UInt64] = [:]
  private var endIsAddress = false

  /// The tag of a function that was inserted in another one.
  static let inserted: UInt64 = 0x1D

  /// Reads a node, or returns nil if it has an attribute of an unknown kind.
  init?(_ form: Form, _ reader: inout SectionReader) {
    for (name, kind) in form.attributes {
      switch kind {
      case 0x01: values[name] = reader.number(width: 8)
      case 0x0B, 0x0C, 0x11: values[name] = reader.number(width: 1)
      case 0x05, 0x12: values[name] = reader.number(width: 2)
      case 0x06, 0x0E, 0x10, 0x13, 0x17: values[name] = reader.number(width: 4)
      case 0x07, 0x14, 0x20: values[name] = reader.number(width: 8)
      case 0x0D: values[name] = UInt64(bitPattern: reader.signed())
      case 0x0F, 0x15: values[name] = reader.unsigned()
      case 0x03: reader.skip(reader.number(width: 2))
      case 0x04: reader.skip(reader.number(width: 4))
      case 0x09, 0x18: reader.skip(reader.unsigned())
      case 0x0A: reader.skip(reader.number(width: 1))
      case 0x08: _ = reader.text()
      case 0x19: break
      default: return nil
      }
      if name == Attribute.end { endIsAddress = kind == 0x01 }
    }
  }

  /// Returns whether the code at an address belongs to the node.
  func contains(_ address: UInt64) -> Bool {
    guard let start = values[Attribute.start], let end = values[Attribute.end] else { return false }
    return start <= address && address - start < (endIsAddress ? end &- start : end)
  }
}
