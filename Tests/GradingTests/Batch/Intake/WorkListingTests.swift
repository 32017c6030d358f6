import Archives
import ProcessorTime
import Testing

@testable import Grading

@Suite("WorkListing")
struct WorkListingTests {
  private func listing(folders: Int) -> WorkListing {
    WorkListing(
      (0..<100).map {
        ArchiveEntry(path: "\($0)/" + String(repeating: "f/", count: folders) + "a.txt")
      }
    )
  }

  private func fault(in listing: WorkListing) -> IntakeFault? {
    do {
      _ = try listing.prefix(of: ["App.swift"], exercise: "02-broken")
      return nil
    } catch {
      return error
    }
  }

  @Test("Hostile paths with very many folders are searched in time proportional to their length")
  func growth() {
    #expect(fault(in: listing(folders: 500)) == .noSuchFile(suffix: ".swift"))
    let (small, large) = (listing(folders: 500), listing(folders: 2_000))
    let ratio = Growth.ratio(
      atMost: 8,
      of: { _ = fault(in: large) },
      to: { _ = fault(in: small) }
    )
    #expect(ratio <= 8, "4 times as many folders took \(ratio) times as long")
  }

  @Test("The work is found five folders down, and not deeper")
  func depth() throws {
    for (path, prefix) in [("a/b/c/d/e/", "a/b/c/d/e/"), ("a/b/c/d/e/f/", nil)] {
      let listing = WorkListing([ArchiveEntry(path: "\(path)App.swift")])
      if let prefix {
        #expect(try listing.prefix(of: ["App.swift"], exercise: "02-broken") == prefix)
      } else {
        #expect(fault(in: listing) == .tooDeep(folder: "a/b/c/d/e/f"))
      }
    }
  }
}
