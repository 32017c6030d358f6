// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The names that UI tests use of Apple's XCTest, written by hand from its documentation. Exported tests are compiled
// against them, since XCTest for Linux has no UI tests. Nothing here runs.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGRect
@_exported import typealias Foundation.TimeInterval
@_exported import struct Foundation.URL

open class XCTestCase {
  public init() {}
  open var continueAfterFailure: Bool {
    get { true }
    set {}
  }
  open func setUp() {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func add(_ attachment: XCTAttachment) {}
}

public struct XCTSkip: Error {
  public init(
    _ message: @autoclosure () -> String? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {}
}

open class XCTAttachment {
  public init(string: String) {}
  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess

  public enum Lifetime: Int, Sendable {
    case keepAlways
    case deleteOnSuccess
  }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) throws -> T {
  guard let value = try expression() else { throw XCTSkip() }
  return value
}

open class XCTestExpectation {
  public init(description: String) {}
}

open class XCTNSPredicateExpectation: XCTestExpectation {
  public init(predicate: NSPredicate, object: Any?) { super.init(description: "") }
}

open class XCTWaiter {
  public init() {}

  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut
    case incorrectOrder
    case invertedFulfillment
    case interrupted
  }

  open func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> Result {
    .completed
  }
  open class func wait(
    for expectations: [XCTestExpectation],
    timeout seconds: TimeInterval
  ) -> Result {
    .completed
  }
}

// Foundation for Linux declares no vectors, and predicates that cannot be made of a text.
#if !canImport(CoreGraphics)
public struct CGVector {
  public init(dx: CGFloat, dy: CGFloat) {}
}

open class NSPredicate {
  public init(format: String, _ arguments: any CVarArg...) {}
}
#endif
