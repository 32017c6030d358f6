import Testing

@testable import AppBuilder

@Suite("Names that a linker cannot find")
struct MissingSymbolsTests {
  @Test("Each name is reported once, with its Swift module and type")
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

  @Test("Other linker errors name no symbols")
  func others() {
    #expect(MissingSymbols("ld.lld: error: cannot open output file app: No space left").names == [])
    #expect(MissingSymbols("").words == [])
  }

  @Test(
    "Names that are not Swift names, or are cut short, stay as they are",
    arguments: ["write", "$s", "$s9Mod", "$s0", "$sSS", "$s99999999999999999999X", "$s5é"]
  )
  func strange(symbol: String) {
    #expect(MissingSymbols.word(for: symbol) == symbol)
  }
}
