import NavUI
import Testing

@Suite("Environment values about looks")
@MainActor
struct EnvironmentValuesTests {
  @Test("They have an iPhone's values at first")
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
