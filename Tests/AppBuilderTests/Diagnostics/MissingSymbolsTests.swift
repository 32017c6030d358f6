import Testing

@testable import AppBuilder

@Suite("Names that a linker cannot find")
struct MissingSymbolsTests {
  @Test("Each name is reported once, by the module and the type of Swift's")
  func names() {
    let missing = MissingSymbols(
      """
      ld.lld: error: undefined symbol: $s13FoundationXML9XMLParserCMa
      >>> referenced by app.o
      >>>               ../app.o:($s5MyApp4evilyyF)

      ld.lld: error: undefined symbol: $s13FoundationXML9XMLParserC10contentsOfACSg0A10Essentials3URLV_tcfC
      ld.lld: error: undefined symbol: getppidX
      ld.lld: error: undefined symbol: getppidX
      /usr/bin/ld: app.o: undefined reference to `other'
      ld.lld: error: duplicate symbol: main
      """
    )
    #expect(missing.names.count == 5)
    #expect(missing.words == ["FoundationXML.XMLParser", "getppidX", "other", "main"])
  }

  @Test("Other troubles of a linker name nothing")
  func others() {
    #expect(MissingSymbols("ld.lld: error: cannot open output file app: No space left").names == [])
    #expect(MissingSymbols("").words == [])
  }

  @Test(
    "Names that are no Swift, or end too soon, stay as they are",
    arguments: ["write", "$s", "$s9Mod", "$s0", "$sSS", "$s99999999999999999999X", "$s5é"]
  )
  func strange(symbol: String) {
    #expect(MissingSymbols.word(for: symbol) == symbol)
  }
}
