import Testing

@testable import AppBuilder

@Suite("Conditions on the platform")
struct PlatformConditionsTests {
  @Test("iOS is true, every other system is false, and no line moves")
  func decided() {
    let pairs = [
      "#if os(iOS)\nlet a = 1\n#endif": "#if (true) \nlet a = 1\n#endif",
      "#if os(Linux) || os(macOS)\n#endif": "#if (false)   || (false)  \n#endif",
      "#if !os( iOS ) && swift(>=5)\n#endif": "#if !(true)    && swift(>=5)\n#endif",
      "  #if os(tvOS)\n  #elseif os(iOS)\n  #endif": "  #if (false) \n  #elseif (true) \n  #endif",
    ]
    for (source, expected) in pairs {
      let text = PlatformConditions.decided(in: source)
      #expect(text == expected)
      #expect(text.utf8.count == source.utf8.count)
    }
  }

  @Test("Directives that are not conditions do not change")
  func untouched() {
    let sources = [
      "let os = 1\nfunc os(iOS: Int) {}\nos(iOS)",
      "// #if os(iOS)\nlet text = \"#if os(iOS)\"",
      "let text = \"\"\"\n#if os(iOS)\n\"\"\"",
      "#if os(\n#if canImport(UIKit)",
      "#if os",
    ]
    for source in sources {
      #expect(PlatformConditions.decided(in: source) == source)
    }
  }
}
