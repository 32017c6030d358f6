import Foundation
import Shares
import Testing

@testable import Exploration

@Suite("An exploration of the apps that have the shape of listings")
struct ListingDefectTests {
  private static let explorer = Result { try ExampleExplorer() }

  /// An app, and the faults of the catalogue that an exploration finds in it, as `Docs/Defects.md` says.
  struct Listing: CustomTestStringConvertible, Sendable {
    let app: String
    let faults: [String]

    var testDescription: String { app }
  }

  private static let listings = [
    Listing(app: "birds", faults: ["link-outside-stack"]),
    Listing(app: "clinic-login", faults: ["double-push", "forced-sleep"]),
    Listing(app: "clinic-router", faults: ["injection-inside-stack"]),
    Listing(app: "clinic-tabs", faults: ["double-push", "optional-tab-selection"]),
    Listing(app: "field-notes", faults: ["background-path-change", "back-by-push"]),
    Listing(app: "films", faults: ["hidden-tab-selected"]),
    Listing(app: "magazine-saved", faults: ["missing-destination", "path-not-codable"]),
    Listing(app: "music-links", faults: ["untracked-link"]),
    Listing(
      app: "recipes-lazy",
      faults: ["destination-in-lazy-container", "duplicate-destination", "missing-destination"]
    ),
    Listing(app: "recipes-path", faults: ["path-not-codable", "unguarded-remove-last"]),
    Listing(app: "small-shapes", faults: ["duplicate-destination", "nested-stack"]),
    Listing(app: "songs-restored", faults: ["global-path", "missing-destination"]),
    Listing(app: "songs-tabs", faults: ["endless-link-loop"]),
    Listing(app: "trail-club", faults: ["button-in-link", "second-instance"]),
  ]

  @Test(
    "It finds known defects under the names of their entries",
    arguments: Share(of: 7).of(listings)
  )
  func finds(listing: Listing) throws {
    let code = try String(contentsOf: Self.file(of: listing.app), encoding: .utf8)
    let report = try #require(
      try Self.explorer.get().explore(code, within: ExplorationBudget(steps: 600, jobs: 2))
    )
    let found = Set(report.discoveries.compactMap(\.entry))
    #expect(Set(listing.faults).subtracting(found) == [], "\(found.sorted())")
  }

  @Test("Docs/Defects.md names the same apps and faults")
  func documented() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Docs/Defects.md"),
      encoding: .utf8
    )
    for listing in Self.listings {
      let faults = listing.faults.map { "`\($0)`" }.joined(separator: ", ")
      #expect(page.contains("| \(listing.app) | \(faults) |\n"), "\(listing.app)")
    }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func file(of app: String) -> URL {
    root.appending(path: "Tests/ListingTests/Apps/\(app)/App.swift")
  }
}
