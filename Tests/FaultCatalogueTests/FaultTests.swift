import FaultFiles
import Foundation
import Testing

@testable import FaultCatalogue

@Suite("The fault catalogue")
struct FaultTests {
  @Test("Ids are lower-case words with hyphens, and no two faults share an id")
  func ids() {
    for fault in Fault.all {
      #expect(fault.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(fault.id)")
    }
    #expect(Set(Fault.all.map(\.id)).count == Fault.all.count)
    #expect(Fault.named("nested-stack")?.topic == .stacks)
    #expect(Fault.named("nested-stacks") == nil)
  }

  @Test(
    "Texts exist, fit on one line where required, and end like sentences",
    arguments: Fault.all.map(\.id)
  )
  func texts(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let fault = entry.fault
    #expect(!fault.summary.isEmpty && !fault.summary.hasSuffix(".") && fault.summary.count <= 80)
    for text in [entry.why, entry.remedy] {
      #expect(text.hasSuffix("."), "\(text)")
      #expect(!text.contains("  "))
    }
    #expect(entry.wrong.code != entry.right.code)
  }

  @Test("A fault that only the running app shows says why the linter cannot find it")
  func unseen() throws {
    for entry in try FaultFiles.entries() {
      #expect(entry.fault.detection != .runtime || entry.unseen != nil, "\(entry.id)")
      guard let unseen = entry.unseen else { continue }
      #expect(unseen.first?.isLowercase == true && !unseen.hasSuffix("."), "\(entry.id)")
      #expect(!unseen.contains("  "))
    }
  }

  @Test("The behaviours that a fault names exist in the table", arguments: Fault.all.map(\.id))
  func behaviours(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let table = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Docs/Behaviours.tsv").standardized
    let ids = Set(
      try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        .map { String($0.prefix { $0 != "\t" }) }
    )
    #expect(entry.behaviours.filter { !ids.contains($0) } == [])
  }
}
