import Foundation
import NavFoundation
import Testing

@Suite("A measurement as text")
struct MeasurementFormattingTests {
  @Test(
    "a measurement uses the largest fitting United States unit, with up to two digits",
    arguments: [
      (5_000, "3.1 mi"), (50_000, "31 mi"), (500, "1,640 ft"), (0.02, "0.79 in"), (0, "0 in"),
      (1.0, "3.3 ft"), (16_000, "9.9 mi"),
    ]
  )
  func lengths(_ meters: Double, _ text: String) {
    #expect(Measurement(value: meters, unit: UnitLength.meters).formatted() == text)
  }

  @Test("units of other quantities are known")
  func quantities() {
    #expect(Measurement(value: 100, unit: UnitTemperature.celsius).formatted() == "212°F")
    #expect(Measurement(value: 500, unit: UnitMass.grams).formatted() == "1.1 lb")
    #expect(Measurement(value: 100, unit: UnitSpeed.kilometersPerHour).formatted() == "62 mph")
    #expect(Measurement(value: 90, unit: UnitAngle.degrees).formatted() == "90°")
  }

  @Test("a measurement keeps its provided unit, in the style's width and number format")
  func styles() {
    let way = Measurement(value: 1.256, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "1.256 km")
    #expect(way.formatted(.measurement(width: .wide, usage: .road)) == "0.78 miles")
    #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided)) == "1.256km")
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide,
      usage: .asProvided,
      numberFormatStyle: whole
    )
    #expect(way.formatted(style) == "1 kilometer")
    #expect(way.formatted(style.locale(Locale(identifier: "de_DE"))) == "1 kilometer")
  }

  @Test("a measurement is metric for a metric country")
  func metric() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated,
      locale: Locale(identifier: "en_DE")
    )
    #expect(Measurement(value: 3, unit: UnitLength.miles).formatted(style) == "4,8 km")
  }
}
