import Foundation
import NavFoundation
import Testing

@Suite("A formatter of measurements")
struct MeasurementFormatterTests {
  private let formatter = NavFoundation.MeasurementFormatter()

  @Test("values are converted to United States units unless the unit is provided")
  func units() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.unitStyle = .short
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: way) == "5.0km")
  }

  @Test("temperatures are written with a degree sign, and units by name")
  func temperatures() {
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21°")
    #expect(formatter.string(from: UnitLength.kilometers as Unit) == "km")
  }
}
