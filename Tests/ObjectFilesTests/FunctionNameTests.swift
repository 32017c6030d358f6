import Testing

@testable import ObjectFiles

@Suite("Names of functions")
struct FunctionNameTests {
  static let names: [(symbol: String, name: String?)] = [
    ("$s5MyApp8ShopViewV4bodyQrvg", "ShopView.body"),
    ("$s1A1VV4lastyS2iF", "V.last"),
    ("$s1A1VV4lastyS2iFSiycfU_", "V.last"),
    ("$s1A1VVACycfC", "V.init"),
    ("$s1B4overys5UInt8VADF", "over"),
    ("$sSa5MyAppSSRszlE6secondSSyF", "Array.second"),
    ("$sSq5MyAppSSRszlE6forcedSSvg", "Optional.forced"),
    ("$sSD5MyAppSSRszSaySiGRs_rlE2atySiSSF", "Dictionary.at"),
    ("$s5MyApp3BoxVAASiRszlE4intsSiyF", "Box.ints"),
    ("$s5MyApp4CoinV1loiySbAC_ACtFZ", "Coin.<"),
    ("$s5MyApp4CoinV1sopyA2CFZ", "Coin.-"),
    ("$s5MyApp3lpgoiySiAA4CoinV_ADtF", "<+>"),
    ("$s5MyApp5Data1O3all_WZ", "Data1.all"),
    ("$s5MyApp9globalOne_WZ", "globalOne"),
    ("$s5MyApp5Data1O3allSaySiGvau", "Data1.all"),
    ("$s5MyApp4CartC6_items33_F44C56BB0035146D71DE7DD595330054LLSaySiGvW", "Cart.items"),
    ("$s5MyApp4CartC2_n33_F44C56BB0035146D71DE7DD595330054LLSivw", "Cart.n"),
    (
      "$s5MyApp5PlainC19$__lazy_storage_$_y33_F44C56BB0035146D71DE7DD595330054LLSiSgvpfi",
      "Plain.y"
    ),
    ("$s5MyApp5PlainC3gen_4withSix_SixXEtSHRzlFSixXEfU_", "Plain.gen"),
    ("main", nil),
    ("$snonsense", nil),
    ("$s" + String(repeating: "1A", count: 2_000), nil),
  ]

  @Test("A name is that of the outermost function in the source", arguments: names)
  func readable(symbol: String, name: String?) {
    #expect(FunctionName.readable(symbol) == name)
  }

  static let declarations: [(text: String, name: String?)] = [
    ("closure #1 () -> () in MyApp.(Helper in _01AB).run(x: Swift.Int) -> ()", "Helper.run"),
    ("(extension in MyApp):NavUI.View.card() -> some", "View.card"),
    ("static MyApp.Price.== infix(MyApp.Price, MyApp.Price) -> Swift.Bool", "Price.=="),
    ("MyApp.Model.__deallocating_deinit", "Model.deinit"),
    ("variable initialization expression of MyApp.Model.count : Swift.Int", "Model.count"),
    ("step #1 () -> () in closure #2 () -> () in MyApp.start() -> ()", "start"),
    ("MyApp.Box.open<A where A: Swift.Hashable>(A) -> ()", "Box.open"),
    ("MyApp.Box.map<A, B where A == (B) -> Swift.Int>(A) -> B", "Box.map"),
    ("static MyApp.Coin.< infix<A where A: Swift.Hashable>(A, A) -> Swift.Bool", "Coin.<"),
    ("static MyApp.Coin.... infix(MyApp.Coin, MyApp.Coin) -> Swift.Bool", "Coin...."),
    ("MyApp.Cart.(_items in _F4).didset : [Swift.Int]", "Cart.items"),
    ("", nil),
    ("MyApp", nil),
  ]

  @Test("A declaration is reduced to its name", arguments: declarations)
  func outermost(text: String, name: String?) {
    #expect(FunctionName.outermost(text) == name)
  }
}
