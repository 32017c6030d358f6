import Testing

@testable import AppBuilder

@Suite("Overrides in extensions")
struct ExtensionOverridesTests {
  @Test(
    "an override in an extension gets its own name, and no line moves",
    arguments: [
      (
        "extension A { override open func viewDidLoad() { super.viewDidLoad() } }",
        "extension A {               func viewDidLoa_() { super.viewDidLoad() } }"
      ),
      (
        "extension A { open override var a1: Int { 1 } }",
        "extension A {               var a_: Int { 1 } }"
      ),
      (
        "extension A: B where C == D { public override class func of(_ a: (Int) -> ()) {} }",
        "extension A: B where C == D { public          class func o_(_ a: (Int) -> ()) {} }"
      ),
      (
        "class A: B { override func run() {} }\nextension A {}",
        "class A: B { override func run() {} }\nextension A {}"
      ),
      (
        "extension A { class B: C { override func run() {} } }",
        "extension A { class B: C { override func run() {} } }"
      ),
      ("extension A { override init() {} }", "extension A { override init() {} }"),
      ("extension A { override func", "extension A { override func"),
    ]
  )
  func renamed(text: String, expected: String) {
    #expect(ExtensionOverrides.renamed(in: text) == expected)
  }
}
