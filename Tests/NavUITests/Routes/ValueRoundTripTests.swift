import Foundation
import NavUI
import SceneModel
import Testing

@Suite("Printing and reading values")
struct ValueRoundTripTests {
  static let specimens: [any Specimen.Type] = [
    Int.self, Int8.self, UInt32.self, Double.self, Float.self, Bool.self, String.self,
    Character.self, UUID.self, Date.self, URL.self, Int?.self, [String].self, Set<Int>.self,
    [String: Int?].self, Zoo.One.self, Zoo.Plain.self, Zoo.Raw.self, Zoo.Wrapper.self,
    Zoo.Single.self, Zoo.SingleBool.self, Zoo.SingleInt.self, Zoo.Multi.self, Zoo.Multi2.self,
    Zoo.Pointers.self, Zoo.Empties.self, Zoo.Tree.self, Zoo.PartlyIndirect.self,
    Zoo.Generic<Int>.self, Zoo.Generic<Zoo.Tree>.self, Zoo.Generic<Zoo.Nothing>.self,
    Zoo.Generic<String?>.self, Zoo.Many.self, Zoo.OptionalInside.self, Zoo.Wide.self,
    Zoo.Holder<Zoo.Multi>.self, Zoo.Holder<Zoo.Nothing>.self, Zoo.Nothing.self, Zoo.Tree?.self,
    [Zoo.Multi].self,
  ]

  @Test("A value that is printed and read is equal to itself", arguments: specimens.indices)
  func roundTrip(index: Int) throws {
    try check(Self.specimens[index], seed: UInt64(index))
  }

  private func check<Value: Specimen>(_ type: Value.Type, seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<250 {
      let value = Value.random(&random)
      let literal = ValueText.literal(of: value)
      let read = try #require(try ValueReader.read(literal, as: type) as? Value)
      guard read == value, read.hashValue == value.hashValue, ValueText.literal(of: read) == literal
      else {
        Issue.record("\(type): \(literal) was read as \(ValueText.literal(of: read))")
        return
      }
    }
  }
}
