import FaultFiles
import SceneText
import Script
import Testing

@testable import FaultCatalogue

@Suite("The entries of the catalogue in words")
struct FaultWidthTests {
  @Test(
    "no line is wider than the layout, and ASCII output is pure ASCII",
    arguments: Fault.all.map(\.id)
  )
  func fits(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let code = (FaultCode(of: entry).wrong + FaultCode(of: entry).right).map(\.text).joined()
    let lines = FaultText(entry).lines(TextLayout(width: 40, signs: .ascii))
    for line in lines {
      #expect(line.columns <= 40, "\(line.plain)")
    }
    for line in lines where code.allSatisfy({ $0.isASCII }) {
      #expect(line.plain.allSatisfy { $0.isASCII }, "\(line.plain)")
    }
  }
}
