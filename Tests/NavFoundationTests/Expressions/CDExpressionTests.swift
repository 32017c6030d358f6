import Foundation
import NavFoundation
import Testing

@Suite("Expressions from format strings")
struct CDExpressionTests {
  @Test(
    "an arithmetic expression gives the same value as a calculator",
    arguments: [
      ("1 + 2 * 3", 7.0), ("(1+2)*3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("2 ** 3", 8),
      ("-2 ** 2", -4), ("2 * -3", -6), ("10-4-3", 3), ("1.5e2 + .5", 150.5), ("+4", 4),
      ("sqrt(16) + abs(-2)", 6), ("sum({1, 2, 3.5})", 6.5), ("max({1, 5, 3})", 5),
      ("count({1, 2})", 2), ("1 / 0", Double.infinity),
    ]
  )
  func arithmetic(format: String, expected: Double) {
    let value = CDExpression(format: format).expressionValue(with: nil, context: nil)
    #expect(value as? Double == expected || (value as? NSNumber)?.doubleValue == expected)
  }

  @Test("whole numbers stay whole, so that they can be read as Int")
  func wholeNumbers() {
    let value = CDExpression(format: "2 + 3 * %d", 4).expressionValue(with: nil, context: nil)
    #expect(value as? Int == 14)
  }

  @Test("paths and placeholders are read from the object and the arguments")
  func paths() {
    let expression = CDExpression(format: "price * %@ + %K", 2, "tax")
    let value = expression.expressionValue(with: ["price": 5, "tax": 1.5], context: nil)
    #expect((value as? NSNumber)?.doubleValue == 11.5)
  }

  @Test("functions work on texts, lists and the object itself")
  func functions() {
    let upper = CDExpression(forFunction: "uppercase:", arguments: ["a"])
    #expect(upper.expressionValue(with: nil, context: nil) as? String == "A")
    let list = CDExpression(forAggregate: [1, CDExpression(forKeyPath: "b")])
    let average = CDExpression(forFunction: "average:", arguments: [list])
    let value = average.expressionValue(with: ["b": 3], context: nil)
    #expect((value as? NSNumber)?.doubleValue == 2)
    let object = CDExpression.expressionForEvaluatedObject()
    #expect(object.expressionValue(with: "me", context: nil) as? String == "me")
    #expect(CDExpression(forConstantValue: 7).constantValue as? Int == 7)
  }
}
