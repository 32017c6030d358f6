import XCTest
@testable import Budget

final class BudgetTests: XCTestCase {
    func testNothing() {}
}
