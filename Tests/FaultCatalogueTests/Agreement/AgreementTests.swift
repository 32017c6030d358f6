import FaultFiles
import Shares
import Testing

@testable import FaultCatalogue

@Suite("The catalogue and the runtime")
struct AgreementTests {
  private static let player = Result { try ExamplePlayer() }

  @Test(
    "A wrong example shows what its entry describes",
    arguments: Share(of: 8).of(Fault.all.map(\.id))
  )
  func wrong(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let showing = try Self.player.get().play(entry.wrong)
    expectAgreement(of: showing, with: entry.wrong)
    if entry.fault.detection.includesRuntime {
      #expect(showing.issues.contains(id), "the app complains of \(showing.issues.sorted())")
    } else {
      #expect(!showing.issues.contains(id), "the app complains of it")
    }
  }

  @Test(
    "A right example shows what its entry describes, and no fault",
    arguments: Share(of: 8).of(Fault.all.map(\.id), ahead: 2)
  )
  func right(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    let showing = try Self.player.get().play(entry.right)
    #expect(entry.right.compiles)
    #expect(showing.before != nil, "the app ends")
    expectAgreement(of: showing, with: entry.right)
    #expect(showing.issues == [])
  }

  private func expectAgreement(of showing: Showing, with example: FaultEntry.Example) {
    #expect(showing.errors.isEmpty == example.compiles, "\(showing.errors)")
    #expect(showing.failures == [])
    if let before = example.before { #expect(showing.before == before) }
    // An example without a tree after its script is one of an app that has ended by then.
    #expect(showing.after == example.after)
  }
}
