#if os(Linux)
import Foundation
import Testing

@testable import NavHost

@Suite("The types of an image")
struct ImageTypesTests {
  @Test("An image's types are its non-generic structs, enums and classes")
  func types() throws {
    let types = Set(ImageTypes(image: try Self.program()).all.map { ObjectIdentifier($0) })
    #expect(types.contains(ObjectIdentifier(Plain.self)))
    #expect(types.contains(ObjectIdentifier(Choice.self)))
    #expect(types.contains(ObjectIdentifier(Thing.self)))
    #expect(!types.contains(ObjectIdentifier(Box<Int>.self)))
    #expect(!types.contains(ObjectIdentifier(Int.self)))
    #expect(ImageTypes(image: UnsafeRawBufferPointer(start: nil, count: 0)).all.isEmpty)
  }

  /// The memory of the program that runs the tests.
  private static func program() throws -> UnsafeRawBufferPointer {
    let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let bounds = maps.split(separator: "\n").filter { $0.hasSuffix(path) }.flatMap { line in
      line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    }
    let start = try #require(bounds.min())
    let end = try #require(bounds.max())
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: start),
      count: Int(end - start)
    )
  }
}

private struct Plain {}
private enum Choice { case one, two }
private final class Thing {}
private struct Box<Item> { var item: Item }
#endif
