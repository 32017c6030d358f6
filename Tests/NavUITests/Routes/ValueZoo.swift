import Foundation
import SceneModel

/// A type of which the tests make many values.
protocol Specimen: Hashable, Sendable {
  static func random(_ random: inout SeededNumbers) -> Self
}

extension SeededNumbers {
  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func text() -> String {
    let alphabet = Array("abc \"\\\n\t\u{1}é👍🏽0")
    return String((0..<int(0..<24)).map { _ in alphabet[int(0..<alphabet.count)] })
  }
}

extension Int: Specimen {
  static func random(_ random: inout SeededNumbers) -> Int {
    [0, -1, .max, .min, random.int(-1000..<1000)][random.int(0..<5)]
  }
}

extension Int8: Specimen {
  static func random(_ random: inout SeededNumbers) -> Int8 {
    .random(in: .min...(.max), using: &random)
  }
}

extension UInt32: Specimen {
  static func random(_ random: inout SeededNumbers) -> UInt32 {
    .random(in: .min...(.max), using: &random)
  }
}

extension Double: Specimen {
  static func random(_ random: inout SeededNumbers) -> Double {
    [0, 0.1, -2.5e300, .greatestFiniteMagnitude, .infinity, Double(random.next()) / 7][
      random.int(0..<6)
    ]
  }
}

extension Float: Specimen {
  static func random(_ random: inout SeededNumbers) -> Float { .random(in: -1...1, using: &random) }
}

extension Bool: Specimen {
  static func random(_ random: inout SeededNumbers) -> Bool { .random(using: &random) }
}

extension String: Specimen {
  static func random(_ random: inout SeededNumbers) -> String { random.text() }
}

extension Character: Specimen {
  static func random(_ random: inout SeededNumbers) -> Character { random.text().first ?? "x" }
}

extension UUID: Specimen {
  static func random(_ random: inout SeededNumbers) -> UUID {
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: random.next()) }
    return UUID(
      uuid: (
        byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte(),
        byte(), byte(), byte(), byte(), byte(), byte(), byte(), byte()
      )
    )
  }
}

extension Date: Specimen {
  static func random(_ random: inout SeededNumbers) -> Date {
    let seconds = Double(random.int(-1_000_000_000..<4_000_000_000))
    let fraction = [0, 0.5, 0.25, 0.123_456][random.int(0..<4)]
    return Date(timeIntervalSince1970: seconds + fraction)
  }
}

extension URL: Specimen {
  static func random(_ random: inout SeededNumbers) -> URL {
    URL(fileURLWithPath: "/tmp/\(random.int(0..<1000))").absoluteURL
  }
}

extension Optional: Specimen where Wrapped: Specimen {
  static func random(_ random: inout SeededNumbers) -> Wrapped? {
    random.int(0..<3) == 0 ? nil : .random(&random)
  }
}

extension Array: Specimen where Element: Specimen {
  static func random(_ random: inout SeededNumbers) -> [Element] {
    (0..<random.int(0..<4)).map { _ in .random(&random) }
  }
}

extension Set: Specimen where Element: Specimen {
  static func random(_ random: inout SeededNumbers) -> Set<Element> {
    Set([Element].random(&random))
  }
}

extension Dictionary: Specimen where Key: Specimen, Value: Specimen {
  static func random(_ random: inout SeededNumbers) -> [Key: Value] {
    Dictionary([Key].random(&random).map { ($0, .random(&random)) }, uniquingKeysWith: { $1 })
  }
}
