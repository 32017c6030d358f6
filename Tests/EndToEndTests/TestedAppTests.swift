import Foundation
import Shares
import Testing

@Suite("Apps with tests of their own")
struct TestedAppTests {
  /// The apps, with the number of their tests and the navigation that these visit, in percent.
  private static let apps = [("Bakery", 3, 100), ("Hikes", 3, 81), ("Ledger", 2, 71)]

  @Test(
    "the apps do what their scripts say, as with 'navlab run'",
    arguments: Share(of: 2).of(["Addresses", "Budget", "Movies", "Weather"])
  )
  func sameAsRun(_ name: String) throws {
    let app = "\(Products.root)/Tests/Fixtures/apps/\(name)"
    let folder = try LearnerFolder()
    let run = try CommandRun.run(["run", app, "--script", "\(app)/Script.nav"], in: folder)
    let test = try CommandRun.run(["test", app], in: folder)
    #expect(run.status == 0 && test.status == 0, "\(test)")
  }

  @Test(
    "the apps pass their tests, and reach the stated share of their navigation",
    arguments: apps
  )
  func whole(_ name: String, _ count: Int, _ percent: Int) throws {
    let folder = try LearnerFolder()
    let run = try CommandRun.run(
      ["test", "\(Products.root)/Tests/Fixtures/testing/\(name)", "--coverage", "json"],
      in: folder
    )
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("\(count) tests of \(name)App: \(count) passed; "))
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let reached = try #require(object?["percent"] as? Double)
    #expect(Int(reached) == percent, "\(run.output)")
  }
}
