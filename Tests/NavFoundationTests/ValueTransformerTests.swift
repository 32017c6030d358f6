import Foundation
import NavFoundation
import Testing

@Suite("Transformers of values")
struct ValueTransformerTests {
  private final class Reversing: NavFoundation.ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
      (value as? String).map { String($0.reversed()) }
    }
  }

  @Test("a transformer is found by its name, and can be removed")
  func named() {
    let name = NSValueTransformerName(rawValue: UUID().uuidString)
    #expect(NavFoundation.ValueTransformer(forName: name) == nil)
    NavFoundation.ValueTransformer.setValueTransformer(Reversing(), forName: name)
    let found = NavFoundation.ValueTransformer(forName: name)
    #expect(found?.transformedValue("abc") as? String == "cba")
    #expect(found?.reverseTransformedValue("cba") as? String == "abc")
    #expect(NavFoundation.ValueTransformer.valueTransformerNames().contains(name))
    NavFoundation.ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(NavFoundation.ValueTransformer(forName: name) == nil)
  }
}
