import Foundation
import Testing

@Suite("The table of listings")
struct ListingTableTests {
  @Test("Docs/Listings.md names every script and its listings")
  func table() throws {
    let url = ListingScript.folder.appending(path: "../../Docs/Listings.md").standardizedFileURL
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map(String.init)
    let scripts = ListingScript.all.flatMap { script in
      script.cases.map { "| `\($0)` | `\(script.name).nav` |" }
    }
    #expect(rows == scripts.sorted())
  }
}
