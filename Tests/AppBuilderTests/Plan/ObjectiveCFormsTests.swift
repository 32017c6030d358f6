import Testing

@testable import AppBuilder

@Suite("Code for Objective-C")
struct ObjectiveCFormsTests {
  @Test(
    "attributes are removed, selectors become NavUI's, and no line moves",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(b:) func b() {}", "          func b() {}"),
      ("@objcMembers class C {}", "             class C {}"),
      ("send(#selector(A.b), to: nil)", "send( Selector(A.b), to: nil)"),
      ("send(#selector(tap), to: nil)", "send(ObjC(Self.tap), to: nil)"),
      ("send(#selector(tap(_:)))", "send(ObjC(Self.tap(_:)))"),
      ("send(#selector(self.tap))", "send(     ObjC(Self.tap))"),
      ("send(#selector(a.tap))", "send( Selector(a.tap))"),
      ("send(#selector( tap))", "send( Selector( tap))"),
      ("let text = \"@objc #selector(a)\" // @objc", "let text = \"@objc #selector(a)\" // @objc"),
      ("@State var objc = 1", "@State var objc = 1"),
      ("@objc", "     "),
      ("key(#keyPath(Player.team.name))", "key(               \"team.name\")"),
      ("@NSManaged var a: Int", "@CDManaged var a: Int"),
      ("@NSManaged public func addToA(_ value: B)", "public func addToA(_ value: B){m(value)} "),
      ("@objc(", "      "),
      (
        "let a: NSExpression = NSExpressionDescription()",
        "let a: CDExpression = NSExpressionDescription()"
      ),
      ("let a = PersonNameComponentsFormatter()", "let a =           PersonNameFormatter()"),
    ]
  )
  func forms(text: String, expected: String) {
    #expect(ObjectiveCForms.replaced(in: text) == expected)
  }
}
