import Foundation
import Testing

@testable import FaultCatalogue

@Suite("The rules of the runtime")
struct RuntimeRuleTests {
  @Test("The catalogue marks exactly the rules that the runtime reports")
  func rules() throws {
    let reported = try Self.reported()
    #expect(reported.contains("nested-stack"))
    let runtime = Set(Fault.all.filter(\.detection.includesRuntime).map(\.id))
    #expect(reported.subtracting(runtime).sorted() == [])
    #expect(runtime.subtracting(reported).sorted() == [])
  }

  /// The ids that the sources of NavUI and NavHost report.
  private static func reported() throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardized
    var ids: Set<String> = []
    for module in ["NavUI", "NavHost"] {
      let folder = root.appending(path: module).path
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        ids.formUnion(text.matches(of: /rule: "([a-z-]+)"/).map { String($0.1) })
      }
    }
    return ids
  }
}
