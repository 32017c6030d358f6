import SceneModel
import Testing

@Suite("Seeded numbers")
struct SeededNumbersTests {
  @Test("the numbers are those of SplitMix64")
  func published() {
    var numbers = SeededNumbers(seed: 1_234_567)
    let seen = (1...5).map { _ in numbers.next() }
    #expect(
      seen == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test("the numbers are the same only for the same seed")
  func repeatable() {
    var (first, second, other) = (
      SeededNumbers(seed: 7), SeededNumbers(seed: 7), SeededNumbers(seed: 8)
    )
    let sequence = (1...100).map { _ in first.next() }
    #expect(sequence == (1...100).map { _ in second.next() })
    #expect(sequence != (1...100).map { _ in other.next() })
  }
}
