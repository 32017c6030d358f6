import Foundation

/// Enums of every layout that the compiler knows, for the tests of reading and printing.
enum Zoo {
  enum One: Specimen {
    case only
  }

  enum Plain: Specimen, CaseIterable {
    case a, b, c, d, e
  }

  enum Raw: String, Specimen, CaseIterable {
    case first = "1"
    case second = "2"
  }

  enum Wrapper: Specimen {
    case only(Int)
  }

  enum Single: Specimen {
    case value(String)
    case empty
    case other
  }

  enum SingleBool: Specimen {
    case value(Bool)
    case x, y, z
  }

  enum SingleInt: Specimen {
    case empty
    case value(id: Int)
  }

  enum Multi: Specimen {
    case none
    case int(Int)
    case text(String, times: Int8)
    case double(Double)
    case pair(Single, Multi2)
    case flag(Bool)
    case last
  }

  enum Multi2: Specimen {
    case a(String)
    case b([Int])
    case c(Int?)
    case d(UUID)
    case e(Date, at: URL)
  }

  enum Pointers: Specimen {
    case words([String])
    case table([String: Int])
    case set(Set<Int>)
    case nothing
    case nowhere
  }

  enum Empties: Specimen {
    case void(Void)
    case one(One)
    case number(Int8)
    case plain

    static func == (lhs: Empties, rhs: Empties) -> Bool { lhs.key == rhs.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: [Int] {
      switch self {
      case .void: [0]
      case .one: [1]
      case .number(let number): [2, Int(number)]
      case .plain: [3]
      }
    }
  }

  indirect enum Tree: Specimen {
    case leaf
    case value(label: Int)
    case branch(Tree, Tree)
    case named(name: String, child: Tree)
  }

  enum PartlyIndirect: Specimen {
    case direct(Int8)
    indirect case boxed(PartlyIndirect, Float)
    indirect case wide(Wide)
    case end
  }

  enum Generic<Value: Specimen>: Specimen {
    case none
    case some(Value)
    case two(Value, second: Value)
  }

  enum Many: Specimen {
    case c0(Int8)
    case c1(Int8)
    case c2(Int8)
    case c3(Int8)
    case c4(Int8)
    case c5(Int8)
    case c6(Int8)
    case c7(Int8)
    case c8(Int8)
    case e0, e1, e2, e3, e4, e5, e6, e7, e8, e9
  }

  enum OptionalInside: Specimen {
    case maybe(Int??)
    case plain(Plain?)
    case tree(Tree?)
    case absent
  }

  struct Wide: Specimen {
    var a: Int8
    var b: Double
    var c: String?
    var d: UInt32
    var e: Character
    var f: Bool
    var g: Plain
    let h: [Single]
  }

  struct Holder<Value: Specimen>: Specimen {
    var value: Value
    var pair: Generic<Value>
  }

  struct Nothing: Specimen {}
}
