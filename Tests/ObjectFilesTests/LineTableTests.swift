import Testing

@testable import ObjectFiles

@Suite("Tables of lines and checks")
struct LineTableTests {
  /// A unit of version 4 with the files A.swift and B.swift, and the given program.
  private static func unit(_ program: [UInt8]) -> [UInt8] {
    let counts: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
    let names = Array("A.swift".utf8) + [0, 0, 0, 0] + Array("B.swift".utf8) + [0, 0, 0, 0]
    let rest: [UInt8] = [1, 1, 1, 0xFB, 14, 13] + counts + [0] + names + [0]
    let head: [UInt8] = [4, 0, UInt8(rest.count), 0, 0, 0] + rest + program
    return [UInt8(head.count), 0, 0, 0] + head
  }

  /// Goes to an address, then to line 7 of B.swift, 4 bytes on to code of no line, 4 bytes on to line 9, and ends.
  private static let program: [UInt8] = [
    0, 9, 2, 0x10, 0, 0, 0, 0, 0, 0, 0,
    4, 2, 3, 6, 1, 2, 4, 3, 0x79, 1, 2, 4, 3, 9, 1, 2, 8, 0, 1, 1,
  ]

  static let places: [(address: UInt64, start: UInt64, line: Int?)] = [
    (0x0F, 0x0F, nil), (0x10, 0x10, 7), (0x13, 0x10, 7), (0x14, 0x10, 7), (0x14, 0x14, 0),
    (0x18, 0x10, 9), (0x1F, 0x10, 9), (0x20, 0x10, nil),
  ]

  @Test("Code belongs to the line before it", arguments: places)
  func lines(address: UInt64, start: UInt64, line: Int?) {
    for section in [Self.unit(Self.program), Self.unit([]) + Self.unit(Self.program)] {
      let place = LineTable(section).place(of: address, inFunctionAt: start)
      #expect(place == line.map { LineTable.Place(file: "B.swift", line: $0) })
    }
  }

  @Test("A table that is cut off or changed names some line or none")
  func damaged() {
    let whole = Self.unit(Self.program)
    for count in 0..<whole.count {
      _ = LineTable(Array(whole[..<count])).place(of: 0x18, inFunctionAt: 0)
      for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
        var changed = whole
        changed[count] = value
        _ = LineTable(changed).place(of: 0x18, inFunctionAt: 0)
        _ = LineTable(changed).file(2, inUnitAt: count)
      }
    }
  }

  /// A unit whose function at 0x20 was inserted in line 5 of file 1, and is called as the text says.
  private static let tree: [UInt8] = {
    let nodes: [UInt8] =
      [1, 3, 0, 0, 0] + [2, 0, 0, 0, 0]
      + [3, 16, 0, 0, 0, 0x20, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 5] + [0]
    let head: [UInt8] = [4, 0, 0, 0, 0, 0, 8] + nodes
    return [UInt8(head.count), 0, 0, 0] + head
  }()
  private static let forms: [UInt8] = [
    1, 0x11, 1, 0x10, 0x17, 0, 0,
    2, 0x2E, 0, 0x03, 0x0E, 0, 0,
    3, 0x1D, 0, 0x31, 0x13, 0x11, 0x01, 0x12, 0x06, 0x58, 0x0B, 0x59, 0x0B, 0, 0, 0,
  ]
  private static let texts = Array("Swift runtime failure: overflow".utf8) + [0]

  @Test("A check is named by the function that was inserted there")
  func trap() {
    let table = TrapTable(Self.tree, forms: Self.forms, texts: Self.texts)
    let trap = TrapTable.Trap(
      name: "Swift runtime failure: overflow",
      file: 1,
      line: 5,
      unit: 3
    )
    #expect(table.trap(at: 0x20) == trap)
    #expect(table.trap(at: 0x21) == trap)
    #expect(table.trap(at: 0x1F) == nil)
    #expect(table.trap(at: 0x22) == nil)
  }

  @Test("A tree that is cut off or changed names some check or none")
  func damagedTree() {
    for index in Self.tree.indices {
      for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
        var tree = Self.tree
        tree[index] = value
        _ = TrapTable(tree, forms: Self.forms, texts: Self.texts).trap(at: 0x20)
      }
    }
    for index in Self.forms.indices {
      for value: UInt8 in [0, 0x03, 0x04, 0x0D, 0x18, 0xFF] {
        var forms = Self.forms
        forms[index] = value
        _ = TrapTable(Self.tree, forms: forms, texts: Self.texts).trap(at: 0x20)
      }
    }
  }

  @Test("Forged tables are read in time proportional to their length, or given up")
  func forged() {
    // Each byte could be a unit, and each unit was once copied with all that comes before it.
    let empty = [UInt8](repeating: 0, count: 1_000_000)
    #expect(LineTable(empty).place(of: 0x18, inFunctionAt: 0) == nil)
    // Every node has the same form, whose attributes take no room in the tree.
    let attributes = [UInt8](repeating: 0x19, count: 1_000_000)
    let forms: [UInt8] = [1, 0x11, 1] + attributes + [0, 0, 0]
    let nodes = [UInt8](repeating: 1, count: 60_000)
    let head: [UInt8] = [4, 0, 0, 0, 0, 0, 8] + nodes
    let length = [UInt8(head.count & 0xFF), UInt8(head.count >> 8 & 0xFF), 0, 0]
    #expect(TrapTable(length + head, forms: forms, texts: []).trap(at: 0x20) == nil)
  }
}
