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
    ("", nil),
    ("MyApp", nil),
  ]

  @Test("A declaration is reduced to its name", arguments: declarations)
  func outermost(text: String, name: String?) {
    #expect(FunctionName.outermost(text) == name)
  }
}
