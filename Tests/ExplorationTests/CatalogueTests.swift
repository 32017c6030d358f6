import FaultCatalogue
import FaultFiles
import Foundation
import Shares
import Testing

@testable import Exploration

@Suite("An exploration of the catalogue's examples")
struct CatalogueTests {
  // The shares are those of AgreementTests, which build the same apps: so each is built once.
  private static let explorer = Result { try ExampleExplorer() }

  /// The faults that no running app can show, and why.
  static let unseen: [String: String] = [
    "deprecated-link": "the old link works as the new one does",
    "deprecated-name": "the old names work as the new ones do",
    "deprecated-navigation-view": "the old view works as a stack does",
    "missing-bindable": "the code does not compile",
    "mutable-default-value": "nobody changes the value in the example, and all goes well",
    "newer-api": "the app runs with a version that has the name",
    "old-on-change": "the old form works as the new one does",
    "retap-in-on-change": "a tab that ignores a second tap may be meant",
    "router-off-main-actor": "the compiler could warn, and the app works",
    "tag-on-tab": "the code does not compile",
    "type-named-tab": "the code does not compile",
  ]

  /// The faults that an app shows and an exploration does not find yet, and why.
  static let missed: [String: String] = [
    "broken-equality": "the button that does nothing is reported, but may have any cause",
    "changing-identity": "a tap may also be meant to lead back to the root",
    "unobserved-inner-object": "the running app has a path that no stack shows, as in unbound-path",
  ]

  /// Other faults that right examples really have: they show one remedy and are no whole apps.
  static let others: [String: Set<String>] = [
    // A second tap on the button loads the same rows again.
    "change-from-background": ["duplicate-id"],
    // The same row can be added twice.
    "non-constant-range": ["duplicate-id"],
    // The button can be tapped again before the first tap has pushed anything.
    "late-push": ["double-push"],
    // The example saves its path and never reads it.
    "path-not-codable": ["relaunch"],
    // The button stands on the root alone, where there is nothing to remove.
    "unguarded-remove-last": ["dead-control"],
    // A link without any known part leads to the root.
    "endless-link-loop": ["state-cleared-before-link"],
  ]

  /// An effort that small apps do not exhaust, and that a run of the tests can afford for each of them.
  private static let budget = ExplorationBudget(steps: 260, jobs: 1)

  /// The most steps to a finding, with those in the search for its shortest script.
  private static let mostSteps = 1_000

  @Test(
    "A wrong example's visible fault is found under its own name",
    arguments: Share(of: 16).of(Fault.all.map(\.id))
      .filter { unseen[$0] == nil && missed[$0] == nil }
  )
  func wrong(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let report = try #require(
      try Self.explorer.get().explore(entry.wrong.code, within: Self.budget)
    )
    #expect(report.discoveries.compactMap(\.entry).contains(id), "\(report.discoveries)")
    // A step takes 2 to 4 ms, so this is less than 5 s, also with a build without optimisation.
    #expect(report.steps + report.repeated <= Self.mostSteps)
  }

  @Test("An oversized first screen is launched twice: once to see it, once to prove it")
  func oversizedFirstScreen() throws {
    let code = try FaultFiles.entry("too-many-elements").wrong.code
    let report = try #require(try Self.explorer.get().explore(code, within: Self.budget))
    #expect(report.discoveries.map(\.entry) == ["too-many-elements"])
    #expect(report.steps == 1 && report.repeated == 1 && report.places == 0, "\(report)")
  }

  @Test(
    "No other fault is found in a right example",
    arguments: Share(of: 16).of(Fault.all.map(\.id), ahead: 2)
  )
  func right(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let report = try #require(
      try Self.explorer.get().explore(entry.right.code, within: Self.budget)
    )
    let known = Self.others[id] ?? []
    #expect(report.discoveries.filter { !known.contains($0.entry ?? $0.kind.rawValue) } == [])
  }

  @Test("At least 80 of 100 visible faults are found, and the others have a reason")
  func rate() {
    let ids = Set(Fault.all.map(\.id))
    #expect(Set(Self.unseen.keys).subtracting(ids) == [])
    #expect(Set(Self.missed.keys).subtracting(ids) == [])
    let shown = ids.count - Self.unseen.count
    #expect((shown - Self.missed.count) * 100 >= 80 * shown)
  }
}
