import Testing

@testable import SurfaceTables

@Suite("The files of a surface table")
struct SurfaceTableTests {
  @Test("a type and its extensions share a file, and other extensions use the table's name")
  func names() throws {
    let table = try SurfaceTable(
      name: "Controls",
      text: """
        struct Gauge  // A gauge.

        extension Gauge: View
        extension Text.Case
          var a: Int { 0 }  // A number.
        extension Text.Case: Sendable
        extension Text.Scale: View
        extension Never: View
        extension View
          modifier a()  // Does nothing.
        styles GaugeStyle  // A style.
          plain = PlainGaugeStyle
        environment
          a: Int = 0  // A number.
        """
    )
    let files = try table.files()
    #expect(
      files.keys.sorted() == [
        "Conformances+Controls+Generated.swift", "EnvironmentValues+Controls+Generated.swift",
        "Gauge+Generated.swift",
        "GaugeStyles+Generated.swift", "Text_Case+Controls+Generated.swift",
        "View+Controls+Generated.swift",
      ]
    )
    #expect(
      files["Gauge+Generated.swift"] == """
        // Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
        // swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

        /// A gauge.
        public struct Gauge {}

        extension Gauge: View {}

        """
    )
    #expect(
      files["Conformances+Controls+Generated.swift"]?.split(separator: "\n").dropFirst(2) == [
        "extension Text.Scale: View {}", "extension Never: View {}",
      ]
    )
  }
}
