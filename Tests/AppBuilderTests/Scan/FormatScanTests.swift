import Testing

@testable import AppBuilder

@Suite("The scan for formats that take addresses")
struct FormatScanTests {
  private func findings(_ texts: String...) -> [SourceFinding] {
    let files = texts.enumerated().map { SourceFile(name: "\($0).swift", text: $1) }
    return files.flatMap(SourceScan(of: files).findings)
  }

  @Test(
    "Formats of numbers, of styles and of the learner's own functions are harmless",
    arguments: [
      #"String(format: "%.2f of %d%%", 1.5, 3)"#,
      #"String(format: "%02d:%02d", minutes, seconds)"#,
      #"let a = "at \(String(format: "%05.1f", x))""#,
      "Text(day, format: .dateTime.day().month())",
      #"TextField("Price", value: $price, format: .currency(code: "EUR"))"#,
      "show(day, format: style)", "func show(_ day: Date, format: Style) {}",
      "Text(String(describing: day), format: .number)",
      "struct A { init(format: Style) { self.format = format } }",
      "struct A { init(format: Style) {} }; let a = A(format: style)",
      #"func appendFormat(_ text: String) {}"#,
    ]
  )
  func honest(text: String) {
    #expect(findings(text) == [])
  }

  @Test(
    "A format that takes addresses is found, and so is an unknown format",
    arguments: [
      #"String(format: "%s", 4096)"#, #"String(format: "%5$-8.3@", 4096)"#,
      #"String(format: "%ls", 4096)"#, #"String(format: "\u{25}s", 4096)"#,
      #"String(format: "\(rule)", 4096)"#, #"String(format: "%" + "s", 4096)"#,
      "String(format: rule, 4096)", "String(format: .rule, [1, 2].count)",
      #"String.init(format: rule, 4096)"#, #"[("%s", 1)].map(String.init(format:_:))"#,
      #"let a = "at \(String(format: "%s", 4096))""#,
      #""".appendingFormat("%s", 4096)"#, #"NSLog("%@", 4096)"#, "names.map(NSLog)",
      #"String.localizedStringWithFormat(rule, 1)"#,
      "func make<T: P>(_: T.Type) -> T { T(format: rule, arguments: [4096]) }",
      "Self(format: rule, 4096)", "`String`(`format`: rule, 4096)",
      "struct T { init(format: Int) {} }; func f<T: P>() -> T { T(format: rule, 1) }",
    ]
  )
  func hostile(text: String) {
    #expect(
      findings(text).map(\.what) == [
        "a format that reads addresses, or that is created at run time"
      ]
    )
  }

  @Test("A type alias is known in all files")
  func aliases() {
    let call = "Words(day, format: .rule, 4096)"
    #expect(findings(call) == [])
    #expect(findings(call, "typealias Words = String").count == 1)
    let type = "struct Words { init(format: Rule) {} }"
    #expect(findings("Words(format: .rule)", type) == [])
    #expect(findings("Words(format: .rule)", type, "typealias Words = String").count == 1)
  }
}
