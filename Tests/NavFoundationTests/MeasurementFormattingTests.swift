import Foundation
import NavFoundation
import Testing

@Suite("A measurement as text")
struct MeasurementFormattingTests {
  @Test("has at most two decimal places and the symbol of its unit")
  func symbols() {
    #expect(Measurement(value: 1.256, unit: UnitLength.kilometers).formatted() == "1.26 km")
    #expect(Measurement(value: 1_200, unit: UnitMass.grams).formatted() == "1,200 g")
  }
}
