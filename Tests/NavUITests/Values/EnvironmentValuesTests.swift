import NavUI
import Testing

@Suite("Environment values for appearance")
@MainActor
struct EnvironmentValuesTests {
  @Test("The values are initially those of an iPhone")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == .regular)
    #expect(values.colorScheme == .light)
    #expect(values.locale.identifier == "en_US")
    #expect(values.dynamicTypeSize == .large)
    #expect(values.accessibilityReduceMotion == false)
  }
}
